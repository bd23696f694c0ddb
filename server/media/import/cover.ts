import { basename } from 'node:path';
import type { StoredImage } from '../../database/image-row.ts';
import type { ComicSource } from '../sources/comic-source.ts';

/** Returns the page whose file is named as a cover, or the first page. The reading order does not change. */
export function chooseCover(source: ComicSource, images: StoredImage[]): StoredImage {
  const coverIndex = source.pages.findIndex(({ name }) => /^(cover|capa|front)\.\w+$/i.test(basename(name)));
  const cover = images[Math.max(0, coverIndex)];
  if (!cover) throw new Error('A comic without pages has no cover.');
  return cover;
}
