import type { StoredImage } from '../../database/image-row.ts';
import { examineImage } from '../images/examine-image.ts';
import { ImportFailure } from '../import-failure.ts';
import { sha256 } from '../sha256.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import { storePicture } from '../store-picture.ts';
import { readBancaJson } from './banca-json.ts';
import { type ComicDetails, defaultDetails } from './comic-details.ts';
import { type CoverSource, prepareCover, readingModeOf } from './cover.ts';
import { examinePages } from './examine-pages.ts';
import { findKnownComic } from './find-known-comic.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { ImportOptions, ImportResult } from './importer.ts';
import { readDetails } from './read-details.ts';
import { restoreOriginals } from './restore-originals.ts';
import { saveComic } from './save-comic.ts';
import { type StagedPage, stagePages } from './stage-pages.ts';
import { storeImages } from './store-images.ts';
import { titleFromName } from './title-from-name.ts';

/** Imports one comic. If it fails, it throws and leaves nothing behind. */
export async function importComic(
  dependencies: ImportDependencies,
  source: ComicSource,
  options: ImportOptions,
): Promise<ImportResult> {
  const staged = await dependencies.staging.stage();
  try {
    const pages = await stagePages(source, staged, options.signal);
    const fingerprint = sha256(pages.map(({ hash }) => hash).join('\n'));
    const { details: comicInfo, notes } = await readDetails(source);
    const details: ComicDetails = {
      ...defaultDetails(new Date()),
      ...titleFromName(source.name),
      ...comicInfo,
      ...(await readBancaJson(source, comicInfo)),
      ...options.details,
    };
    const knownComic = await findKnownComic(dependencies.database, fingerprint, details);
    if (knownComic?.has === 'edition') {
      const { issueId, slug, title } = knownComic;
      const cover = await prepareKnownCover(dependencies, { source, pages, staged, details });
      const hashes = new Set([...pages, ...(cover ? [cover] : [])].map(({ hash }) => hash));
      const restored = await restoreOriginals(dependencies, [...hashes], staged);
      return { outcome: 'known', name: source.name, issueId, slug, title, restored };
    }
    await examinePicture(dependencies, details.publisher.picture);
    const images = await examinePages(dependencies, pages, staged, options);
    details.readingMode ??= readingModeOf(images);
    const cover = await prepareCover(dependencies, { source, images, staged, details });
    const saved = await storeImages(dependencies, [...images, cover], staged, () =>
      saveComic(dependencies.database, { details, fingerprint, pages: images, cover }, knownComic),
    );
    dependencies.onImported(cover);
    const { newPublisherId, ...issue } = saved;
    if (newPublisherId !== null)
      await setPublisherPicture(dependencies, newPublisherId, details.publisher.picture);
    return {
      outcome: 'imported',
      name: source.name,
      ...issue,
      title: details.title,
      pages: images.length,
      notes,
    };
  } finally {
    await staged.discard();
  }
}

/** Prepares the cover of a known comic, so that a lost file of it can be restored. Null if some pages have no row. */
async function prepareKnownCover(
  dependencies: ImportDependencies,
  { pages, ...cover }: Omit<CoverSource, 'images'> & { pages: StagedPage[] },
): Promise<StoredImage | null> {
  const hashes = pages.map(({ hash }) => hash);
  const rows = await dependencies.database
    .selectFrom('comics.image')
    .selectAll()
    .where('hash', 'in', hashes)
    .execute();
  const images = hashes.flatMap((hash) => rows.find((row) => row.hash === hash) ?? []);
  if (images.length < pages.length) return null;
  return prepareCover(dependencies, { ...cover, images });
}

/** Checks the picture before anything is stored, so an invalid one fails the import before the issue exists. */
async function examinePicture({ work }: ImportDependencies, bytes: Buffer | undefined): Promise<void> {
  if (bytes === undefined) return;
  try {
    await work.run('import', () => examineImage(bytes));
  } catch (error) {
    if (error instanceof ImportFailure)
      throw new ImportFailure(`contains a publisher's picture, which ${error.reason}`);
    throw error;
  }
}

async function setPublisherPicture(
  dependencies: ImportDependencies,
  publisherId: string,
  bytes: Buffer | undefined,
): Promise<void> {
  if (bytes === undefined) return;
  const picture = await storePicture(dependencies, bytes);
  await dependencies.database
    .updateTable('comics.publisher')
    .set({ picture })
    .where('id', '=', publisherId)
    .execute();
}
