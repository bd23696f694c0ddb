import { basename } from 'node:path';
import type { StoredImage } from '../../database/image-row.ts';
import type { ComicSource } from '../sources/comic-source.ts';

/** The first page, unless the archive calls one of its images the cover. Reading order stays as it is. */
export function coverOf(source: ComicSource, images: StoredImage[]): StoredImage {
  const named = source.pages.findIndex(({ name }) => /^(cover|capa|front)\.\w+$/i.test(basename(name)));
  const cover = images[Math.max(0, named)];
  if (!cover) throw new Error('a comic without pages has no cover');
  return cover;
}
