import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';

/**
 * Writes the fault into the working tree and returns a function that removes it. Throws if the text does not occur
 * exactly once.
 */
export async function plantFault(
  tree: string,
  { file, find, replace }: Pick<Mutation, 'file' | 'find' | 'replace'>,
): Promise<() => Promise<void>> {
  const path = join(tree, file);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} does not exist`);
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`found ${count} times in ${file}: ${find}`);
  await writeFile(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFile(path, text);
}
