import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sha256 } from '../media/sha256.ts';
import { insertEditions } from './insert-editions.ts';
import { insertImages } from './insert-images.ts';
import { insertRows } from './insert-rows.ts';
import { originalOf, originalTitleOf, publishedAt } from './issue-facts.ts';
import type { SeedCatalogue, SeedIssue } from './seed-catalogue.ts';

type Identifiers = Map<string, string>;
type IdentifiedIssue = SeedIssue & { id: string };

/** Inserts the whole catalogue with one statement per table. Its images get rows, but no files yet. */
export async function insertCatalogue(
  trx: Transaction<Tables>,
  catalogue: SeedCatalogue,
  now: Date,
): Promise<void> {
  const publishers = await insertPublishers(trx, catalogue);
  const series = await insertSeries(trx, catalogue, publishers);
  await featureSeries(trx, catalogue, series);
  const issues = await insertIssues(trx, catalogue, publishers, series, now);
  await insertEditions(trx, issues);
  await insertRelated(trx, issues);
}

async function insertPublishers(
  trx: Transaction<Tables>,
  { publishers }: SeedCatalogue,
): Promise<Identifiers> {
  const hashes = await insertImages(
    trx,
    publishers.map(({ picture }) => picture),
  );
  const values = publishers.map(({ username, name, description, priority, color }, index) => ({
    id: randomUUID(),
    username,
    name,
    description,
    picture: hashes[index] ?? null,
    priority,
    color,
  }));
  await insertRows(trx, 'comics.publisher', values);
  return new Map(values.map(({ username, id }) => [username, id]));
}

async function insertSeries(
  trx: Transaction<Tables>,
  { series }: SeedCatalogue,
  publishers: Identifiers,
): Promise<Identifiers> {
  const values = series.map(({ slug, title, description, publisher }) => ({
    id: randomUUID(),
    slug,
    title,
    description,
    publisherId: identifierOf(publishers, publisher),
  }));
  await insertRows(trx, 'comics.series', values);
  return new Map(values.map(({ slug, id }) => [slug, id]));
}

async function featureSeries(
  trx: Transaction<Tables>,
  { publishers }: SeedCatalogue,
  series: Identifiers,
): Promise<void> {
  for (const { username, featuredSeries } of publishers) {
    if (featuredSeries === null) continue;
    await trx
      .updateTable('comics.publisher')
      .set({ featuredSeriesId: identifierOf(series, featuredSeries) })
      .where('username', '=', username)
      .execute();
  }
}

async function insertIssues(
  trx: Transaction<Tables>,
  catalogue: SeedCatalogue,
  publishers: Identifiers,
  series: Identifiers,
  now: Date,
): Promise<IdentifiedIssue[]> {
  const issues = catalogue.issues.map((issue) => ({ ...issue, id: randomUUID() }));
  const values = issues.map((issue, index) => ({
    id: issue.id,
    slug: issue.slug,
    publisherId: identifierOf(publishers, issue.publisher),
    seriesId: issue.series === null ? null : identifierOf(series, issue.series),
    number: issue.number,
    country: issue.country,
    releaseDate: issue.releaseDate,
    originalTitle: originalTitleOf(issue),
    originalLanguage: originalOf(issue).language,
    parentalRating: issue.parentalRating,
    genre: issue.genre,
    isAvailableForAll: issue.isAvailableForAll,
    isAvailableForSubscribers: issue.isAvailableForSubscribers,
    readingDirection: issue.readingDirection,
    readingMode: issue.readingMode,
    // The pages have no bytes yet. The recipe of the cover is unique.
    fingerprint: sha256(originalOf(issue).pages[0]?.recipe ?? issue.slug),
    publishedAt: publishedAt(issue, index, now),
  }));
  await insertRows(trx, 'comics.issue', values);
  return issues;
}

async function insertRelated(trx: Transaction<Tables>, issues: IdentifiedIssue[]): Promise<void> {
  const contributors = issues.flatMap((issue) =>
    issue.contributors.map(({ name, role }, position) => ({ issueId: issue.id, position, name, role })),
  );
  const merchandises = issues.flatMap((issue) =>
    issue.merchandises.map(({ kind, price }) => ({ issueId: issue.id, kind, price, currency: 'BRL' })),
  );
  await insertRows(trx, 'comics.contributor', contributors);
  await insertRows(trx, 'comics.merchandise', merchandises);
}

function identifierOf(identifiers: Identifiers, name: string): string {
  const identifier = identifiers.get(name);
  if (!identifier) throw new Error(`The demo has no ${name}.`);
  return identifier;
}
