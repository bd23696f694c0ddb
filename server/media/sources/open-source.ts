import { openArchive } from './archive-source.ts';
import type { ComicPath } from './comic-path.ts';
import type { ComicSource } from './comic-source.ts';
import { openFolder } from './folder-source.ts';
import { statComic } from './stat-comic.ts';

/** Opens the comic at a path: a folder of images, or an archive. */
export async function openSource(path: ComicPath): Promise<ComicSource> {
  return (await statComic(path)).isDirectory() ? openFolder(path) : openArchive(path);
}
