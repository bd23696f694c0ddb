import { type Kysely, sql } from 'kysely';
import { entryFunctions } from './search-texts/entries.ts';
import { searchTables } from './search-texts/tables.ts';
import { titleStatements } from './search-texts/titles.ts';
import { searchTriggers } from './search-texts/triggers.ts';

/**
 * Searches also find genres, free issues and words of descriptions, and lists can be sorted by title. The entries are
 * written again, because each has a new column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  ...searchTables,
  ...entryFunctions,
  ...searchTriggers,
  ...titleStatements,
  // Words of the names of people, so that people are found without reading their issues.
  sql`alter table comics.contributor add column words tsvector not null
    generated always as (array_to_tsvector(array_remove(comics.findable_words(name), ''))) stored`,
  sql`create index contributor_words on comics.contributor using gin (words)`,
  // Popular searches: names of the catalogue that searches found. It has neither typed texts nor readers.
  sql`create table comics.popular_search (
    day date not null,
    kind text not null check (kind in ('title', 'series', 'person', 'publisher', 'genre', 'free')),
    name text not null,
    searches integer not null,
    primary key (day, kind, name)
  )`,
  // Sorting in memory takes half as long.
  sql`set local work_mem = '64MB'`,
  sql`select comics.refresh_search(
    array(select id from comics.issue), array(select id from comics.series), array(select id from comics.publisher)
  )`,
];
