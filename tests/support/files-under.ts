import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of all files in a folder and its subfolders, relative to it, with forward slashes. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
