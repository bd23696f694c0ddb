import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ifExists } from '../error-facts.ts';
import { naturalOrder } from '../sources/natural-order.ts';
import { isLeftBehind } from '../sources/sort-entries.ts';

/** Includes formats that cannot be read, so that the import reports them. */
const archives = /\.(cbz|zip|cbr|rar|cb7|7z)$/i;

/** The comics that a path stands for: the archives in a folder, a folder of images, or the path itself. */
export async function findComics(path: string): Promise<string[]> {
  if (!(await ifExists(stat(path)))?.isDirectory()) return [path];
  // An unreadable folder is reported when it is imported.
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const names = inside.map((name) => name.replaceAll(sep, '/'));
  const found = names.filter((name) => archives.test(name) && !isLeftBehind(name)).sort(naturalOrder);
  return found.length > 0 ? found.map((name) => join(path, name)) : [path];
}
