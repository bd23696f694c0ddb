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
  /** One for each page, in order. An image can occur more than once. */
  pages: StoredImage[];
  cover: StoredImage;
}

export interface KnownIssue {
  issueId: string;
  slug: string;
}

export interface SavedComic extends KnownIssue {
  /** Set if the import has added the publisher. */
  newPublisherId: string | null;
}

/**
 * Writes all rows of a comic in one transaction. Its images must be in the store. With `existing`, the comic becomes
 * another language of that issue, otherwise a new issue.
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

/** PostgreSQL accepts at most 65,535 parameters in one statement. */
const maxRowsPerInsert = 1000;

function* inBatches<T>(items: T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += maxRowsPerInsert)
    yield items.slice(start, start + maxRowsPerInsert);
}

async function saveImages(rows: Rows, images: StoredImage[]): Promise<void> {
  const distinct = [...new Map(images.map((image) => [image.hash, image])).values()];
  for (const batch of inBatches(distinct)) {
    await rows
      .insertInto('comics.image')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function saveIssue(rows: Rows, { details, fingerprint }: ReadComic): Promise<SavedComic> {
  const publisher = await findOrAddPublisher(rows, details.publisher);
  const seriesId = details.series ? await findOrAddSeries(rows, publisher.id, details.series) : null;
  const isTaken = async (slug: string) =>
    Boolean(await rows.selectFrom('comics.issue').select('id').where('slug', '=', slug).executeTakeFirst());
  const preferredSlug = slugify(details.slug ?? `${details.title} ${details.number ?? ''}`, 'issue');
  const slug = await freeSlug(preferredSlug, isTaken);
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
  for (const batch of inBatches(numbered)) await rows.insertInto('comics.page').values(batch).execute();
}

async function saveRelated(rows: Rows, issueId: string, details: ComicDetails): Promise<void> {
  const { contributors, merchandises } = details;
  if (contributors.length > 0) {
    const numbered = contributors.map((each, position) => ({ ...each, position, issueId }));
    await rows.insertInto('comics.contributor').values(numbered).execute();
  }
  if (merchandises.length > 0) {
    const ofIssue = merchandises.map((each) => ({ ...each, issueId }));
    await rows.insertInto('comics.merchandise').values(ofIssue).execute();
  }
}
