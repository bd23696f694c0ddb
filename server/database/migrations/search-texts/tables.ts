import { type RawBuilder, sql } from 'kysely';

export const searchedKinds = ['issue', 'series', 'publisher'] as const;

export const searchTables: RawBuilder<unknown>[] = [
  // All words are counted again when the tables are filled.
  sql`truncate comics.search_word`,
  // The number of entries that contain the word in a title, series, name or genre. `entries` also counts descriptions.
  sql`alter table comics.search_word add column names integer not null`,
  ...searchedKinds.flatMap((kind) => {
    const table = sql.id('comics', `${kind}_search`);
    return [
      sql`drop table ${table}`,
      sql`create table ${table} (
        id uuid primary key references ${sql.id('comics', kind)} (id) on delete cascade,
        -- Hidden from searches until then.
        published_at timestamptz not null,
        -- The length of the shortest title. Null if no title has words.
        title_length integer,
        title_words tsvector not null,
        -- Words of the series and the titles.
        series_words tsvector not null,
        -- All words except those of descriptions.
        name_words tsvector not null,
        -- All words.
        words tsvector not null
      )`,
      sql`create index on ${table} using gin (title_words)`,
      sql`create index on ${table} using gin (name_words)`,
      sql`create index on ${table} using gin (words)`,
      sql`create index on ${table} (published_at desc, id)`,
    ];
  }),
];
