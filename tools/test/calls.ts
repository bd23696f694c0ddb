import type { ImportGraph } from './import-graph.ts';

/** Everything in quotes that looks like an address within this site. */
const address = /['"`](\/[^'"`\s]*)['"`]/g;

/** The addresses that a file names, as their parts; `*` stands for a parameter. */
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

/** Whether two addresses match, with at least one fixed part in common, not only parameters. */
export function isSameAddress(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const pairs = one.map((part, place) => [part, other[place] ?? ''] as const);
  return (
    pairs.every(([part, counterpart]) => part === counterpart || part === '*' || counterpart === '*') &&
    pairs.some(([part, counterpart]) => part === counterpart && part !== '*' && part !== '')
  );
}

/** Those of `files` that call a route of `routeFiles`. */
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
