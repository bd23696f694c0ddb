import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { root } from './parts.ts';

/** Which files refer to which others. */
export interface ImportGraph {
  readonly files: ReadonlySet<string>;
  textOf(file: string): string;
  /** Returns the files and all their direct and indirect importers. Stops at hubs that are not among the files. */
  dependants(files: readonly string[], isHub: (file: string) => boolean): ReadonlySet<string>;
}

/** Matches quoted relative paths: imports, workers and other files. */
const relativePath = /['"`](\.{1,2}\/[^'"`$\s]+)['"`]/g;

/** Matches imports of workspace packages. */
const packagePath = /['"`]@banca\/([^'"`$\s]+)['"`]/g;
const exportedFiles = (path: string): string[] => [
  path,
  `${path}.ts`,
  `${path.replace('/', '/generated/')}.ts`,
];

const code = /\.(?:tsx?|m?js|css)$/;

/** `files`: paths relative to the root of the repository. `read` is for tests. */
export function readImportGraph(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(resolve(root, file), 'utf8'),
): ImportGraph {
  const known = new Set(files);
  const texts = new Map(files.filter((file) => code.test(file)).map((file) => [file, read(file)]));
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    const targets = [
      ...Array.from(text.matchAll(relativePath), ([, path = '']) => posix.join(posix.dirname(file), path)),
      ...Array.from(text.matchAll(packagePath), ([, path = '']) => exportedFiles(path)).flat(),
    ];
    for (const target of targets) {
      if (known.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return {
    files: known,
    textOf: (file) => texts.get(file) ?? '',
    dependants(changed, isHub) {
      const found = new Set(changed);
      for (const file of found) {
        if (isHub(file) && !changed.includes(file)) continue;
        for (const importer of importers.get(file) ?? []) found.add(importer);
      }
      return found;
    },
  };
}

export const exists = (file: string): boolean => existsSync(resolve(root, file));
