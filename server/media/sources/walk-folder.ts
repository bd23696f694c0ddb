import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type ComicPath, joinPath } from './comic-path.ts';

export interface FolderItem {
  /** The path below the folder, separated by `/`, with the bytes of the file system. */
  name: Buffer;
  item: Dirent<Buffer>;
  /** Why this folder could not be read. */
  error?: unknown;
}

/**
 * Yields everything in a folder at any depth. Throws only if the folder itself cannot be read. Linked folders are not
 * followed, because they can form loops.
 */
export async function* walkFolder(root: ComicPath, folder?: Buffer): AsyncGenerator<FolderItem> {
  const path = folder ? joinPath(root, folder) : root;
  for (const item of await readdir(path, { withFileTypes: true, encoding: 'buffer' })) {
    const name = folder ? joinPath(folder, item.name) : item.name;
    yield { name, item };
    if (!item.isDirectory()) continue;
    try {
      yield* walkFolder(root, name);
    } catch (error) {
      yield { name, item, error };
    }
  }
}
