import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type ComicPath, joinPath } from './comic-path.ts';

export interface FoundItem {
  /** Below the folder, with `/` between the folders, as the file system has it. */
  name: Buffer;
  item: Dirent<Buffer>;
  /** Why what is in this folder is not known. */
  error?: unknown;
}

/** Everything in a folder at any depth; throws only where the folder itself cannot be read. A linked folder is not followed: it could lead back here. */
export async function* walkFolder(root: ComicPath, folder?: Buffer): AsyncGenerator<FoundItem> {
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
