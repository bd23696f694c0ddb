import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';

/** Makes statements that write to a table fail as on a full disk. `table`: with its schema. Returns the repair. */
export async function fillDisk(
  database: Database,
  table: string,
  statement: 'insert' | 'update',
): Promise<() => Promise<unknown>> {
  await sql`create or replace function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(database);
  await sql`create trigger full_disk before ${sql.raw(statement)} on ${sql.table(table)}
    for each row execute function fail_for_test()`.execute(database);
  return () => sql`drop trigger if exists full_disk on ${sql.table(table)}`.execute(database);
}
