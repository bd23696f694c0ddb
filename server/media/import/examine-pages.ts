import { readFile } from 'node:fs/promises';
import type { StoredImage } from '../../database/image-row.ts';
import { examineImage } from '../images/examine-image.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import { quoteName } from '../sources/quote-name.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { ImportOptions } from './importer.ts';
import type { StagedPage } from './stage-pages.ts';

/** The number of pages that are decoded, and in memory, at the same time. */
const maxConcurrent = 2;

/** Decodes every page that is not in the store yet. Throws for the first page that cannot be decoded. */
export async function examinePages(
  dependencies: Pick<ImportDependencies, 'database' | 'work'>,
  pages: StagedPage[],
  staged: StagedFiles,
  { onProgress, signal }: ImportOptions,
): Promise<StoredImage[]> {
  const knownImages = await findKnownImages(dependencies, pages);
  const images: StoredImage[] = [];
  let done = 0;
  const remaining = pages.entries();

  async function examineRemaining(): Promise<void> {
    for (const [index, page] of remaining) {
      signal?.throwIfAborted();
      images[index] =
        knownImages.get(page.hash) ??
        (await dependencies.work.run('import', () => examinePage(page, staged)));
      done += 1;
      onProgress?.({ page: done, pages: pages.length });
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: maxConcurrent }, examineRemaining));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return images;
}

async function examinePage(page: StagedPage, staged: StagedFiles): Promise<StoredImage> {
  try {
    const bytes = await readFile(staged.pathOf(page.hash));
    return { hash: page.hash, ...(await examineImage(bytes)) };
  } catch (error) {
    if (error instanceof ImportFailure)
      throw new ImportFailure(
        `contains ${quoteName(page.name)}, which ${error.reason}`,
        error.problem,
        page.name,
      );
    throw error;
  }
}

async function findKnownImages(
  { database }: Pick<ImportDependencies, 'database'>,
  pages: StagedPage[],
): Promise<Map<string, StoredImage>> {
  const hashes = pages.map(({ hash }) => hash);
  const { minSidePixels: minSide } = importLimits;
  const rows = await database
    .selectFrom('comics.image')
    .selectAll()
    .where('hash', 'in', hashes)
    // Smaller images, stored before this limit existed, are examined again and refused.
    .where('width', '>=', minSide)
    .where('height', '>=', minSide)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}
