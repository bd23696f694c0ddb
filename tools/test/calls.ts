import type { ImportGraph } from './import-graph.ts';

/** Matches quoted paths. */
const address = /['"`](\/[^'"`\s]*)['"`]/g;

/** Returns the paths in a file, split into parts. `*` is a parameter. */
export const addressesIn = (text: string): string[][] =>
  [...text.matchAll(address)].map(([, path = '']) =>
    path
      .replace(/\$\{[^}]*\}/g, '*')
      .replace(/[?#].*$/, '')
      .replace(/^\/api\/(?:comics|identity)/, '')
      .split('/')
      .slice(1)
      .map((part) => (part.startsWith(':') || part.includes('*') ? '*' : part)),
  );

/** Whether two paths match and have at least one fixed part in common. */
export function isSameAddress(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const pairs = a.map((part, index) => [part, b[index] ?? ''] as const);
  return (
    pairs.every(([part, counterpart]) => part === counterpart || part === '*' || counterpart === '*') &&
    pairs.some(([part, counterpart]) => part === counterpart && part !== '*' && part !== '')
  );
}

/** Returns those of `files` that call a route of `routeFiles`. */
export function callersOf(
  graph: ImportGraph,
  routeFiles: readonly string[],
  files: readonly string[],
): string[] {
  const routes = routeFiles.flatMap((file) => addressesIn(graph.textOf(file)));
  return files.filter((file) =>
    addressesIn(graph.textOf(file)).some((called) => routes.some((route) => isSameAddress(route, called))),
  );
}
