import { basename } from 'node:path';
import type { StoredImage } from '../../database/image-row.ts';
import { examineImage } from '../images/examine-image.ts';
import { encodeFrontCover, showsBothCovers } from '../images/front-cover.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { sha256 } from '../sha256.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import type { ComicDetails } from './comic-details.ts';
import type { ImportDependencies } from './import-dependencies.ts';

export interface CoverSource {
  source: Pick<ComicSource, 'pages'>;
  /** Of the pages, in the same order. */
  images: StoredImage[];
  staged: StagedFiles;
  details: Pick<ComicDetails, 'readingDirection' | 'readingMode'>;
}

/**
 * Returns the page whose file is named as a cover, or the first page. The reading order does not change. If the page
 * shows both covers, returns the front cover, which is staged.
 */
export async function prepareCover(
  { work }: Pick<ImportDependencies, 'work'>,
  { source, images, staged, details }: CoverSource,
): Promise<StoredImage> {
  const namedIndex = source.pages.findIndex(({ name }) => /^(cover|capa|front)\.\w+$/i.test(basename(name)));
  const index = Math.max(0, namedIndex);
  const page = images[index];
  if (!page) throw new Error('A comic without pages has no cover.');
  const { readingDirection, readingMode = readingModeOf(images) } = details;
  if (!showsBothCovers(page, images.toSpliced(index, 1), readingMode)) return page;
  return work.run('import', async () => {
    const bytes = await encodeFrontCover(staged.pathOf(page.hash), page, readingDirection);
    const hash = sha256(bytes);
    await staged.write(hash, bytes);
    return { hash, ...(await examineImage(bytes)) };
  });
}

/** Comics for vertical scrolling consist of very tall images, so the median shape decides. */
export function readingModeOf(images: StoredImage[]): NonNullable<ComicDetails['readingMode']> {
  const shapes = images.map(({ width, height }) => height / width).sort((a, b) => a - b);
  return (shapes[Math.floor(shapes.length / 2)] ?? 1) > 2.2 ? 'vertical' : 'paged';
}
