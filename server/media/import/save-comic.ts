import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import { jsonColumn } from '../../database/json-column.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import type { Tables } from '../../database/tables.ts';
import { distinctImages, saveImageRows } from '../images/save-image-rows.ts';
import type { ComicDetails } from './comic-details.ts';
import { findOrAddPublisher, findOrAddSeries } from './find-or-add.ts';
import { findFreeSlug, slugify } from './slugs.ts';

export interface ExaminedComic {
  details: ComicDetails;
  fingerprint: string;
  /** One for each page, in order. An image can occur more than once. */
  pages: StoredImage[];
  /** A page, or a part of one. */
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
  comic: ExaminedComic,
  existing: KnownIssue | null,
): Promise<SavedComic> {
  return database.transaction().execute(async (transaction) => {
    await saveImageRows(transaction, distinctImages([...comic.pages, comic.cover]));
    const issue = existing ? { ...existing, newPublisherId: null } : await saveIssue(transaction, comic);
    await saveContent(transaction, issue.issueId, comic);
    if (!existing) await saveContributorsAndPrices(transaction, issue.issueId, comic.details);
    return issue;
  });
}

type CatalogueTransaction = Transaction<Tables>;

async function saveIssue(
  transaction: CatalogueTransaction,
  { details, fingerprint }: ExaminedComic,
): Promise<SavedComic> {
  const publisher = await findOrAddPublisher(transaction, details.publisher);
  const seriesId = details.series ? await findOrAddSeries(transaction, publisher.id, details.series) : null;
  // Working copies of publishers have slugs that no published issue has yet.
  const isTaken = async (slug: string) =>
    Boolean(
      await transaction
        .selectFrom('comics.issue')
        .select('slug')
        .where('slug', '=', slug)
        .union(transaction.selectFrom('publishing.draft').select('slug').where('slug', '=', slug))
        .executeTakeFirst(),
    );
  const preferredSlug = slugify(details.slug ?? `${details.title} ${details.number ?? ''}`, 'issue');
  const slug = await findFreeSlug(preferredSlug, isTaken);
  const { id } = await transaction
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
      ...(details.samplePages === undefined ? {} : { samplePages: details.samplePages }),
      readingDirection: details.readingDirection,
      readingMode: details.readingMode ?? 'paged',
      fingerprint,
      publishedAt: details.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { issueId: id, slug, newPublisherId: publisher.isNew ? publisher.id : null };
}

async function saveContent(
  transaction: CatalogueTransaction,
  issueId: string,
  { details, pages, cover }: ExaminedComic,
): Promise<void> {
  const { id } = await transaction
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
  for (const batch of splitIntoBatches(numbered))
    await transaction.insertInto('comics.page').values(batch).execute();
}

async function saveContributorsAndPrices(
  transaction: CatalogueTransaction,
  issueId: string,
  details: ComicDetails,
): Promise<void> {
  const { contributors, merchandises } = details;
  if (contributors.length > 0) {
    const numbered = contributors.map((each, position) => ({ ...each, position, issueId }));
    await transaction.insertInto('comics.contributor').values(numbered).execute();
  }
  if (merchandises.length > 0) {
    const ofIssue = merchandises.map((each) => ({ ...each, issueId }));
    await transaction.insertInto('comics.merchandise').values(ofIssue).execute();
  }
}
