import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { partOf, parts, root } from './parts.ts';
import type { Selection } from './suite-run.ts';

const names: readonly string[] = parts.map(({ name }) => name);

/** Parses the command line: parts or test files. Returns an error message if it is invalid. */
export function readSelection(words: readonly string[]): Selection | string {
  if (words.length === 0) return { parts: new Set(names), files: null };
  if (words.every((word) => names.includes(word))) return { parts: new Set(words), files: null };
  if (words.some((word) => names.includes(word))) return 'Give either parts or files, not both.';
  const files = words.map((word) => relative(root, resolve(word)));
  const unknown = files.find((file) => !partOf(file) || !existsSync(resolve(root, file)));
  if (unknown !== undefined) return `${unknown} is neither a test file nor one of ${names.join(', ')}.`;
  return { parts: new Set(files.flatMap((file) => partOf(file)?.name ?? [])), files };
}
