import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { Tables } from '../../database/tables.ts';
import type { ComicDetails } from './comic-details.ts';
import { findOrAddPublisher, findOrAddSeries } from './find-or-add.ts';
import { freeSlug, slugify } from './slugs.ts';

export interface ReadComic {
  details: ComicDetails;
  fingerprint: string;
  /** One for each page, in order; the same image may come again. */
  pages: StoredImage[];
  cover: StoredImage;
}

export interface KnownIssue {
  issueId: string;
  slug: string;
}

export interface SavedComic extends KnownIssue {
  /** Of a publisher who was made for it. */
  newPublisherId: string | null;
}

/**
 * Writes a comic whose images are in the store, all of its rows or none: as a new issue or, where one is given,
 * as another language of that.
 */
export function saveComic(
  database: Database,
  comic: ReadComic,
  existing: KnownIssue | null,
): Promise<SavedComic> {
  return database.transaction().execute(async (rows) => {
    await saveImages(rows, comic.pages);
    const issue = existing ? { ...existing, newPublisherId: null } : await saveIssue(rows, comic);
    await saveContent(rows, issue.issueId, comic);
    if (!existing) await saveRelated(rows, issue.issueId, comic.details);
    return issue;
  });
}

type Rows = Transaction<Tables>;

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 1000;

function* inPortions<T>(items: T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsAtOnce) yield items.slice(start, start + rowsAtOnce);
}

async function saveImages(rows: Rows, images: StoredImage[]): Promise<void> {
  const distinct = [...new Map(images.map((image) => [image.hash, image])).values()];
  for (const portion of inPortions(distinct)) {
    await rows
      .insertInto('comics.image')
      .values(portion)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function saveIssue(rows: Rows, { details, fingerprint }: ReadComic): Promise<SavedComic> {
  const publisher = await findOrAddPublisher(rows, details.publisher);
  const seriesId = details.series ? await findOrAddSeries(rows, publisher.id, details.series) : null;
  const isTaken = async (slug: string) =>
    Boolean(await rows.selectFrom('comics.issue').select('id').where('slug', '=', slug).executeTakeFirst());
  const wanted = slugify(details.slug ?? `${details.title} ${details.number ?? ''}`, 'issue');
  const slug = await freeSlug(wanted, isTaken);
  const { id } = await rows
    .insertInto('comics.issue')
    .values({
      slug,
      publisherId: publisher.id,
      seriesId,
      number: details.number,
      country: details.country,
      releaseDate: details.releaseDate,
      originalTitle: details.originalTitle,
      originalLanguage: details.originalLanguage ?? details.language,
      parentalRating: details.parentalRating,
      genre: details.genre,
      isAvailableForAll: details.isAvailableForAll,
      isAvailableForSubscribers: details.isAvailableForSubscribers,
      readingDirection: details.readingDirection,
      readingMode: details.readingMode ?? 'paged',
      fingerprint,
      publishedAt: details.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { issueId: id, slug, newPublisherId: publisher.isNew ? publisher.id : null };
}

async function saveContent(rows: Rows, issueId: string, { details, pages, cover }: ReadComic): Promise<void> {
  const { id } = await rows
    .insertInto('comics.issue_content')
    .values({
      issueId,
      language: details.language,
      title: details.title,
      description: details.description,
      cover: cover.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const numbered = pages.map((image, position) => ({
    contentId: id,
    position,
    image: image.hash,
    panels: jsonColumn(details.panels[position] ?? []),
  }));
  for (const portion of inPortions(numbered)) await rows.insertInto('comics.page').values(portion).execute();
}

async function saveRelated(rows: Rows, issueId: string, details: ComicDetails): Promise<void> {
  const { contributors, merchandises } = details;
  if (contributors.length > 0) {
    const numbered = contributors.map((each, position) => ({ ...each, position, issueId }));
    await rows.insertInto('comics.contributor').values(numbered).execute();
  }
  if (merchandises.length > 0) {
    const sold = merchandises.map((each) => ({ ...each, issueId }));
    await rows.insertInto('comics.merchandise').values(sold).execute();
  }
}
