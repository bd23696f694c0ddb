import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import {
  chance,
  chooseEvenly,
  chooseZipf,
  englishTitle,
  personName,
  portugueseTitle,
} from './large-titles.ts';
import { withoutUpkeep } from './without-upkeep.ts';

const batchSize = 5000;
const dayMs = 24 * 60 * 60 * 1000;
const genres = ['adventure', 'comedy', 'horror', 'fantasy', 'drama', 'science fiction', "children's", 'love'];
const ratings = ['L', 'L', '10', '12', '12', '14', '16', '+18'];
const perSeries = 15;

interface Size {
  readonly issues: number;
  readonly publishers: number;
}

export const largeSize: Size = { issues: 100_000, publishers: 400 };

const identifier = (kind: string, index: number): string => {
  const hash = createHash('sha256').update(`${kind} ${index}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** The title of the issue at a place. */
export const titleAt = portugueseTitle;
export const slugAt = (place: number): string => `edicao-${place}`;

/** Two of three issues belong to a series. A series occupies consecutive places. */
const seriesAt = (place: number): number | null =>
  Math.floor(place / perSeries) % 3 === 2 ? null : Math.floor(place / perSeries);
const publisherAt = (place: number, publishers: number): number =>
  Math.floor(publishers * chance(Math.floor(place / perSeries), 7) ** 2);

/**
 * Fills a database with the largest catalogue that the platform must support. It is the same every time except for
 * `now`. `covers`: hashes of stored images, shared by all issues.
 */
export async function insertLargeCatalogue(
  database: Database,
  covers: readonly string[],
  { issues, publishers }: Size = largeSize,
  now = new Date(),
): Promise<void> {
  await withoutUpkeep(database, () => insertCatalogue(database, covers, { issues, publishers }, now));
}

async function insertCatalogue(
  database: Database,
  covers: readonly string[],
  { issues, publishers }: Size,
  now: Date,
): Promise<void> {
  const places = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  await insertRows(
    database,
    'publisher',
    places(0, publishers).map((index) => publisherRow(index, covers)),
  );
  for (let from = 0; from < issues; from += batchSize) {
    const some = places(from, Math.min(issues, from + batchSize));
    const series = new Set(some.flatMap((place) => (place % perSeries === 0 ? (seriesAt(place) ?? []) : [])));
    await insertRows(
      database,
      'series',
      [...series].map((index) => seriesRow(index, publishers)),
    );
    await insertRows(
      database,
      'issue',
      some.map((place) => issueRow(place, publishers, now)),
    );
    await insertRows(database, 'contributor', some.flatMap(contributorRows));
    await insertRows(database, 'merchandise', some.flatMap(merchandiseRows));
    const contents = some.flatMap((place) => contentRows(place, covers));
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
  id: identifier('publisher', index),
  username: `editora-${index}`,
  name: `Edições ${portugueseTitle(index + 5_000_000)}`,
  description: 'Publica quadrinhos.',
  picture: chooseEvenly(covers, chance(index, 8)),
  priority: index % 7,
  isActive: index % 50 !== 49,
});

const seriesRow = (index: number, publishers: number) => ({
  id: identifier('series', index),
  slug: `serie-${index}`,
  publisherId: identifier('publisher', publisherAt(index * perSeries, publishers)),
  title: portugueseTitle(index + 7_000_000),
  description: 'Sai todo mês.',
});

function issueRow(place: number, publishers: number, now: Date) {
  const series = seriesAt(place);
  const kind = chance(place, 9);
  // Six years of issues. One of a hundred will be published in the future.
  const age = chance(place, 10) * 2200 - 22;
  return {
    id: identifier('issue', place),
    slug: slugAt(place),
    publisherId: identifier('publisher', publisherAt(place, publishers)),
    seriesId: series === null ? null : identifier('series', series),
    number: series === null ? null : (place % perSeries) + 1,
    country: 'BR',
    releaseDate: '2025-03-04',
    originalTitle: chance(place, 11) < 0.1 ? englishTitle(place) : null,
    originalLanguage: 'pt-br',
    parentalRating: chooseEvenly(ratings, chance(place, 12)),
    genre: chooseEvenly(genres, chance(place, 13)),
    isAvailableForAll: kind < 0.3,
    isAvailableForSubscribers: kind < 0.75,
    readingDirection: 'ltr',
    readingMode: 'paged',
    fingerprint: `large ${place}`,
    publishedAt: new Date(now.getTime() - age * dayMs),
    updatedAt: now,
    withdrawnAt: place % 100 === 99 ? now : null,
  };
}

const contributorRows = (place: number) =>
  ['writer', 'penciller', 'colorist'].slice(0, 1 + (place % 3)).map((role, position) => ({
    issueId: identifier('issue', place),
    position,
    name: personName(Math.floor(6000 * chance(place, 14 + position) ** 2)),
    role,
  }));

const merchandiseRows = (place: number) =>
  chance(place, 9) < 0.6
    ? []
    : ['purchase', 'rent'].map((kind, index) => ({
        id: identifier(kind, place),
        issueId: identifier('issue', place),
        kind,
        price: index === 0 ? 1290 : 390,
        currency: 'BRL',
      }));

function contentRows(place: number, covers: readonly string[]) {
  const titles = [
    ['pt-br', portugueseTitle(place)],
    ...(chance(place, 17) < 0.15 ? [['en-us', englishTitle(place)]] : []),
  ];
  return titles.map(([language, title], index) => ({
    id: identifier(`content ${index}`, place),
    issueId: identifier('issue', place),
    language,
    title,
    description: `${title}. Uma história para ler de uma vez.`,
    cover: chooseZipf(covers, chance(place, 18)),
  }));
}
