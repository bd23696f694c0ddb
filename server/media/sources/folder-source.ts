import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ImportLimits, importLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { sortEntries } from './sort-entries.ts';

/** A folder of images as one comic, with the folders in it. */
export async function openFolder(path: string, limits: ImportLimits = importLimits): Promise<ComicSource> {
  const entries: ComicEntry[] = [];
  for await (const name of filesIn(path, '')) {
    if (entries.length === limits.entries) throw new Refusal(`has more than ${limits.entries} files`);
    entries.push({ name, read: () => readPage(path, name, limits) });
  }
  return { name: basename(path), ...sortEntries(entries), close: async () => {} };
}

async function* filesIn(root: string, folder: string): AsyncGenerator<string> {
  for (const item of await readdir(join(root, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${item.name}` : item.name;
    // A linked folder is not followed: it could lead back here.
    if (item.isDirectory()) yield* filesIn(root, name);
    else if (item.isFile() || item.isSymbolicLink()) yield name;
  }
}

async function readPage(root: string, name: string, limits: ImportLimits): Promise<Buffer> {
  const file = join(root, name);
  const { size } = await stat(file);
  if (size > limits.imageBytes) throw new Refusal(`holds "${name}", which is larger than one image may be`);
  return readFile(file);
}
