import { type RawBuilder, sql } from 'kysely';

/** Each kind has its own table, so a search for publishers does not read the many issues. */
export const searchedKinds = ['issue', 'series', 'publisher'] as const;

export const searchTables: RawBuilder<unknown>[] = [
  // Every word of a kind, with the number of entries that contain it, and of those that contain it in their titles.
  // Unused words stay with 0.
  sql`create table comics.search_word (
    kind text not null,
    word text collate "C" not null,
    entries integer not null,
    titles integer not null,
    primary key (kind, word)
  ) with (fillfactor = 70)`,
  sql`create index search_word_variants on comics.search_word using gin (comics.word_variants(word)) with (fastupdate = off)`,
  ...searchedKinds.flatMap((kind) => {
    const table = sql.id('comics', `${kind}_search`);
    return [
      sql`create table ${table} (
        id uuid primary key references ${sql.id('comics', kind)} (id) on delete cascade,
        -- Hidden from searches until then.
        published_at timestamptz not null,
        title_words tsvector not null,
        -- Words of the series and the titles.
        series_words tsvector not null,
        -- All words.
        words tsvector not null
      )`,
      sql`create index on ${table} using gin (title_words)`,
      sql`create index on ${table} using gin (words)`,
      sql`create index on ${table} (published_at desc, id)`,
    ];
  }),
];
