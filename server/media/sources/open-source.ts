import { stat } from 'node:fs/promises';
import { openArchive } from './archive-source.ts';
import type { ComicSource } from './comic-source.ts';
import { openFolder } from './folder-source.ts';

/** Opens a comic by its path: a folder of images, or else an archive. */
export async function openSource(path: string): Promise<ComicSource> {
  return (await stat(path)).isDirectory() ? openFolder(path) : openArchive(path);
}
