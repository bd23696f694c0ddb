import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sha256 } from '../media/sha256.ts';
import type { DemoCatalogue, DemoIssue } from './seed-catalogue.ts';
import { insertEditions } from './insert-editions.ts';
import { originalOf, originalTitleOf, publishedAt } from './issue-facts.ts';
import { namedImage } from './insert-images.ts';
import { pageRecipe, publisherRecipe } from '../../demo/recipes.ts';

type Rows = Transaction<Tables>;
type Identifiers = Map<string, string>;
type IdentifiedIssue = DemoIssue & { id: string };

/** Writes all rows of the catalogue, a statement for each table. Its images have names and recipes, but no files. */
export async function insertCatalogue(rows: Rows, catalogue: DemoCatalogue, now: Date): Promise<void> {
  const publishers = await insertPublishers(rows, catalogue);
  const series = await insertSeries(rows, catalogue, publishers);
  const issues = await insertIssues(rows, catalogue, publishers, series, now);
  await insertEditions(rows, issues);
  await insertRelated(rows, issues);
}

/** What a publisher's mark lies on until it is drawn. */
const grey = '#808080';

async function insertPublishers(rows: Rows, { publishers }: DemoCatalogue): Promise<Identifiers> {
  const pictures = publishers.map(({ username }) => namedImage(publisherRecipe(username), 512, 512, grey));
  await rows.insertInto('comics.image').values(pictures).execute();
  const made = publishers.map(({ username, name, description, priority }, index) => ({
    id: randomUUID(),
    username,
    name,
    description,
    picture: pictures[index]?.hash ?? null,
    priority,
  }));
  await rows.insertInto('comics.publisher').values(made).execute();
  return new Map(made.map(({ username, id }) => [username, id]));
}

async function insertSeries(
  rows: Rows,
  { series }: DemoCatalogue,
  publishers: Identifiers,
): Promise<Identifiers> {
  const made = series.map(({ slug, title, description, publisher }) => ({
    id: randomUUID(),
    slug,
    title,
    description,
    publisher_id: identifierOf(publishers, publisher),
  }));
  if (made.length > 0) await rows.insertInto('comics.series').values(made).execute();
  return new Map(made.map(({ slug, id }) => [slug, id]));
}

async function insertIssues(
  rows: Rows,
  catalogue: DemoCatalogue,
  publishers: Identifiers,
  series: Identifiers,
  now: Date,
): Promise<IdentifiedIssue[]> {
  const issues = catalogue.issues.map((issue) => ({ ...issue, id: randomUUID() }));
  const values = issues.map((issue, index) => ({
    id: issue.id,
    slug: issue.slug,
    publisher_id: identifierOf(publishers, issue.publisher),
    series_id: issue.series === null ? null : identifierOf(series, issue.series),
    number: issue.number,
    country: issue.country,
    release_date: issue.releaseDate,
    original_title: originalTitleOf(issue),
    original_language: originalOf(issue).language,
    parental_rating: issue.parentalRating,
    genre: issue.genre,
    is_available_for_all: issue.isAvailableForAll,
    is_available_for_subscribers: issue.isAvailableForSubscribers,
    reading_direction: issue.readingDirection,
    reading_mode: issue.readingMode,
    // There are no bytes to take it from, and no archive has the same.
    fingerprint: sha256(pageRecipe(issue.slug, originalOf(issue).language, 0)),
    published_at: publishedAt(issue, index, now),
  }));
  await rows.insertInto('comics.issue').values(values).execute();
  return issues;
}

async function insertRelated(rows: Rows, issues: IdentifiedIssue[]): Promise<void> {
  const contributors = issues.flatMap((issue) =>
    issue.contributors.map(({ name, role }, position) => ({ issue_id: issue.id, position, name, role })),
  );
  const merchandises = issues.flatMap((issue) =>
    issue.merchandises.map(({ kind, price }) => ({ issue_id: issue.id, kind, price, currency: 'BRL' })),
  );
  if (contributors.length > 0) await rows.insertInto('comics.contributor').values(contributors).execute();
  if (merchandises.length > 0) await rows.insertInto('comics.merchandise').values(merchandises).execute();
}

function identifierOf(identifiers: Identifiers, name: string): string {
  const identifier = identifiers.get(name);
  if (!identifier) throw new Error(`The demo has no ${name}.`);
  return identifier;
}
