import { type RawBuilder, sql } from 'kysely';

/** What is searched; each has a table of its own, so that finding the few does not mean reading past the many. */
export const searchedKinds = ['issue', 'series', 'publisher'] as const;

export const searchTables: RawBuilder<unknown>[] = [
  // Every word of a kind with the number of entries that have it, at all and in their titles. Words that nothing has
  // any more stay with 0.
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
        -- Not found before.
        published_at timestamptz not null,
        title_words tsvector not null,
        -- With those of the titles.
        series_words tsvector not null,
        -- All.
        words tsvector not null
      )`,
      sql`create index on ${table} using gin (title_words)`,
      sql`create index on ${table} using gin (words)`,
      sql`create index on ${table} (published_at desc, id)`,
    ];
  }),
];
