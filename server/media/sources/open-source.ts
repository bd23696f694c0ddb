import { openArchive } from './archive-source.ts';
import type { ComicPath } from './comic-path.ts';
import type { ComicSource } from './comic-source.ts';
import { openFolder } from './folder-source.ts';
import { isPdf } from './is-pdf.ts';
import { openPdf } from './pdf-source.ts';
import { statComic } from './stat-comic.ts';

/** Opens the comic at a path: a folder of images, a PDF or an archive. */
export async function openSource(path: ComicPath): Promise<ComicSource> {
  if ((await statComic(path)).isDirectory()) return openFolder(path);
  return (await isPdf(path)) ? openPdf(path) : openArchive(path);
}
