import type { StoredImage } from '../../database/image-row.ts';
import { examineImage } from '../images/examine-image.ts';
import type { StagedFiles } from '../images/staging.ts';
import { Refusal } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import { storePicture } from '../store-picture.ts';
import { readBancaJson } from './banca-json.ts';
import { type ComicDetails, ordinaryDetails } from './comic-details.ts';
import { coverOf } from './cover.ts';
import { examinePages } from './examine-pages.ts';
import { findKnown } from './find-known.ts';
import type { ImportParts } from './import-parts.ts';
import type { ImportOptions, ImportResult } from './importer.ts';
import { keepImages } from './keep-images.ts';
import { readDetails } from './read-details.ts';
import { restoreOriginals } from './restore-originals.ts';
import { saveComic } from './save-comic.ts';
import { titleFromName } from './title-from-name.ts';

/** A page in the staging folder, where it is named by its hash. */
export interface StagedPage {
  name: string;
  hash: string;
}

/** Imports one comic or throws, and then leaves nothing of it. */
export async function importComic(
  parts: ImportParts,
  source: ComicSource,
  options: ImportOptions,
): Promise<ImportResult> {
  const staged = await parts.staging.stage();
  try {
    const pages = await stagePages(source, staged, options.signal);
    const fingerprint = sha256(pages.map(({ hash }) => hash).join('\n'));
    const { details: told, notes } = await readDetails(source);
    const details: ComicDetails = {
      ...ordinaryDetails(new Date()),
      ...titleFromName(source.name),
      ...told,
      ...(await readBancaJson(source, told)),
      ...options.details,
    };
    const known = await findKnown(parts.database, fingerprint, details);
    if (known?.has === 'edition') {
      const { issueId, slug, title } = known;
      const hashes = [...new Set(pages.map(({ hash }) => hash))];
      const restored = await restoreOriginals(parts, hashes, staged);
      return { outcome: 'known', name: source.name, issueId, slug, title, restored };
    }
    await examinePicture(parts, details.publisher.picture);
    const images = await examinePages(parts, pages, staged, options);
    details.readingMode ??= modeOf(images);
    const cover = coverOf(source, images);
    const saved = await keepImages(parts, images, staged, () =>
      saveComic(parts.database, { details, fingerprint, pages: images, cover }, known),
    );
    parts.onImported(cover);
    const { newPublisherId, ...issue } = saved;
    if (newPublisherId !== null) await givePicture(parts, newPublisherId, details.publisher.picture);
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

/** Before anything is kept: what cannot be shown must not be found out when the issue is there already. */
async function examinePicture({ work }: ImportParts, bytes: Buffer | undefined): Promise<void> {
  if (bytes === undefined) return;
  try {
    await work.run('import', () => examineImage(bytes));
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`holds a publisher's picture which ${error.reason}`);
    throw error;
  }
}

async function givePicture(
  parts: ImportParts,
  publisherId: string,
  bytes: Buffer | undefined,
): Promise<void> {
  if (bytes === undefined) return;
  const picture = await storePicture(parts, bytes);
  await parts.database
    .updateTable('comics.publisher')
    .set({ picture })
    .where('id', '=', publisherId)
    .execute();
}

/** One page at a time is in memory; the fingerprint is known before anything is decoded. */
async function stagePages(
  source: ComicSource,
  staged: StagedFiles,
  signal?: AbortSignal,
): Promise<StagedPage[]> {
  const pages: StagedPage[] = [];
  for (const { name, read } of source.pages) {
    signal?.throwIfAborted();
    const bytes = await read();
    const hash = sha256(bytes);
    await staged.write(hash, bytes);
    pages.push({ name, hash });
  }
  return pages;
}

/** Strips for vertical scrolling are cut where the file got long, not where a page ends. */
function modeOf(images: StoredImage[]): ComicDetails['readingMode'] {
  const shapes = images.map(({ width, height }) => height / width).sort((one, other) => one - other);
  return (shapes[Math.floor(shapes.length / 2)] ?? 1) > 2.2 ? 'vertical' : 'paged';
}
