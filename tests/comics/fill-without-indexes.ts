import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

const filledTables = ['publisher', 'series', 'issue', 'contributor', 'merchandise', 'issue_content', 'page'];
const searchTables = ['publisher_search', 'issue_search', 'series_search', 'search_word'];

const qualifyNames = (tables: readonly string[]) => tables.map((table) => `comics.${table}`);

/**
 * Runs `fill` without the triggers and indexes of the catalogue, then rebuilds the search tables and indexes. This is about
 * four times as fast as updating them row by row. Nothing else may use the database meanwhile.
 */
export async function fillWithoutIndexes(database: Database, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any (${qualifyNames([...filledTables, ...searchTables])}::regclass[]) and not indisunique`.execute(
    database,
  );
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(database);
  for (const table of qualifyNames(filledTables))
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(database);
  await fill();
  for (const table of qualifyNames(filledTables))
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(database);
  await sql`analyze`.execute(database);
  // Sorting in memory takes half the time.
  await sql`set work_mem = '64MB'`.execute(database);
  await sql`select comics.refresh_search(
    array(select id from comics.issue), array(select id from comics.series), array(select id from comics.publisher)
  )`.execute(database);
  for (const { definition } of indexes) await sql.raw(definition).execute(database);
  await sql`reset work_mem`.execute(database);
  // Do not wait for autovacuum.
  await sql`vacuum (analyze)`.execute(database);
}
