import { type Kysely, sql } from 'kysely';
import { entryFunctions } from './search/entries.ts';
import { searchTables } from './search/tables.ts';
import { searchTriggers } from './search/triggers.ts';
import { wordFunctions } from './search/words.ts';

/** Adds the search index of issues, series and publishers. Triggers keep it current, so writers cannot forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  ...wordFunctions,
  ...searchTables,
  ...entryFunctions,
  ...searchTriggers,
  // Sorting in memory takes half as long.
  sql`set local work_mem = '64MB'`,
  sql`select comics.refresh_search(
    array(select id from comics.issue), array(select id from comics.series), array(select id from comics.publisher)
  )`,
];
