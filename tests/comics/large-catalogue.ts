import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';
import {
  chooseEvenly,
  chooseZipf,
  englishTitle,
  personName,
  portugueseDescription,
  portugueseTitle,
  randomShare,
} from './large-titles.ts';

const batchSize = 5000;
const dayMs = 24 * 60 * 60 * 1000;
const genres = ['adventure', 'comedy', 'horror', 'fantasy', 'drama', 'science fiction', "children's", 'love'];
const ratings = ['L', 'L', '10', '12', '12', '14', '16', '+18'];
const issuesPerSeries = 15;

interface CatalogueSize {
  readonly issues: number;
  readonly publishers: number;
}

export const largeCatalogueSize: CatalogueSize = { issues: 100_000, publishers: 400 };

const buildId = (kind: string, index: number): string => {
  const hash = createHash('sha256').update(`${kind} ${index}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** The title of an issue. */
export const titleAt = portugueseTitle;
export const slugAt = (issueIndex: number): string => `edicao-${issueIndex}`;

/** Two of three issues belong to a series. The issues of a series have consecutive indexes. */
const seriesAt = (issueIndex: number): number | null =>
  Math.floor(issueIndex / issuesPerSeries) % 3 === 2 ? null : Math.floor(issueIndex / issuesPerSeries);
const publisherAt = (issueIndex: number, publishers: number): number =>
  Math.floor(publishers * randomShare(Math.floor(issueIndex / issuesPerSeries), 7) ** 2);

/**
 * Fills a database with the largest catalogue that the platform must support. It is the same every time except for
 * `now`. `covers`: hashes of stored images, which all issues share.
 */
export async function insertLargeCatalogue(
  database: Database,
  covers: readonly string[],
  { issues, publishers }: CatalogueSize = largeCatalogueSize,
  now = new Date(),
): Promise<void> {
  await fillWithoutIndexes(database, () => insertCatalogue(database, covers, { issues, publishers }, now));
}

async function insertCatalogue(
  database: Database,
  covers: readonly string[],
  { issues, publishers }: CatalogueSize,
  now: Date,
): Promise<void> {
  const indexRange = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index);
  await insertRows(
    database,
    'publisher',
    indexRange(0, publishers).map((index) => publisherRow(index, covers)),
  );
  for (let from = 0; from < issues; from += batchSize) {
    const issueIndexes = indexRange(from, Math.min(issues, from + batchSize));
    const series = new Set(
      issueIndexes.flatMap((issueIndex) =>
        issueIndex % issuesPerSeries === 0 ? (seriesAt(issueIndex) ?? []) : [],
      ),
    );
    await insertRows(
      database,
      'series',
      [...series].map((index) => seriesRow(index, publishers)),
    );
    await insertRows(
      database,
      'issue',
      issueIndexes.map((issueIndex) => issueRow(issueIndex, publishers, now)),
    );
    await insertRows(database, 'contributor', issueIndexes.flatMap(contributorRows));
    await insertRows(database, 'merchandise', issueIndexes.flatMap(merchandiseRows));
    const contents = issueIndexes.flatMap((issueIndex) => contentRows(issueIndex, covers));
    await insertRows(database, 'issue_content', contents);
    await insertRows(
      database,
      'page',
      contents.map(({ id, cover }) => ({ id, contentId: id, position: 0, image: cover, panels: [] })),
    );
  }
}

async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns: RawBuilder<unknown> = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.id('comics', table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.id('comics', table)}, ${JSON.stringify(rows.map(toColumns))}::jsonb)`.execute(
    database,
  );
}

/** Converts keys to column names, because Kysely does not convert JSON. */
const toColumns = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const publisherRow = (index: number, covers: readonly string[]) => ({
  id: buildId('publisher', index),
  username: `editora-${index}`,
  name: `Edições ${portugueseTitle(index + 5_000_000)}`,
  description: 'Publica quadrinhos.',
  picture: chooseEvenly(covers, randomShare(index, 8)),
  priority: index % 7,
  isActive: index % 50 !== 49,
});

const seriesRow = (index: number, publishers: number) => ({
  id: buildId('series', index),
  slug: `serie-${index}`,
  publisherId: buildId('publisher', publisherAt(index * issuesPerSeries, publishers)),
  title: portugueseTitle(index + 7_000_000),
  description: 'Sai todo mês.',
});

function issueRow(issueIndex: number, publishers: number, now: Date) {
  const series = seriesAt(issueIndex);
  const accessShare = randomShare(issueIndex, 9);
  // Six years of issues. One of a hundred will be published in the future.
  const ageDays = randomShare(issueIndex, 10) * 2200 - 22;
  return {
    id: buildId('issue', issueIndex),
    slug: slugAt(issueIndex),
    publisherId: buildId('publisher', publisherAt(issueIndex, publishers)),
    seriesId: series === null ? null : buildId('series', series),
    number: series === null ? null : (issueIndex % issuesPerSeries) + 1,
    country: 'BR',
    releaseDate: '2025-03-04',
    originalTitle: randomShare(issueIndex, 11) < 0.1 ? englishTitle(issueIndex) : null,
    originalLanguage: 'pt-br',
    parentalRating: chooseEvenly(ratings, randomShare(issueIndex, 12)),
    genre: chooseEvenly(genres, randomShare(issueIndex, 13)),
    isAvailableForAll: accessShare < 0.3,
    isAvailableForSubscribers: accessShare < 0.75,
    readingDirection: 'ltr',
    readingMode: 'paged',
    fingerprint: `large ${issueIndex}`,
    publishedAt: new Date(now.getTime() - ageDays * dayMs),
    updatedAt: now,
    withdrawnAt: issueIndex % 100 === 99 ? now : null,
  };
}

const contributorRows = (issueIndex: number) =>
  ['writer', 'penciller', 'colorist'].slice(0, 1 + (issueIndex % 3)).map((role, position) => ({
    issueId: buildId('issue', issueIndex),
    position,
    name: personName(Math.floor(6000 * randomShare(issueIndex, 14 + position) ** 2)),
    role,
  }));

const merchandiseRows = (issueIndex: number) =>
  randomShare(issueIndex, 9) < 0.6
    ? []
    : ['purchase', 'rent'].map((kind, position) => ({
        id: buildId(kind, issueIndex),
        issueId: buildId('issue', issueIndex),
        kind,
        price: position === 0 ? 1290 : 390,
        currency: 'BRL',
      }));

function contentRows(issueIndex: number, covers: readonly string[]) {
  const titles = [
    ['pt-br', portugueseTitle(issueIndex)],
    ...(randomShare(issueIndex, 17) < 0.15 ? [['en-us', englishTitle(issueIndex)]] : []),
  ];
  return titles.map(([language, title], position) => ({
    id: buildId(`content ${position}`, issueIndex),
    issueId: buildId('issue', issueIndex),
    language,
    title,
    description: portugueseDescription(issueIndex),
    cover: chooseZipf(covers, randomShare(issueIndex, 18)),
  }));
}
