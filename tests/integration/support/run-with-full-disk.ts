import { sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';

interface FailingStatements {
  /** The table with its schema. */
  table: string;
  statement: 'insert' | 'update';
}

/** Calls `run` while one kind of statement on a table fails as on a full disk. */
export async function runWithFullDisk<Outcome>(
  database: Database,
  { table, statement }: FailingStatements,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  await sql`create or replace function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(database);
  await sql`create trigger full_disk before ${sql.raw(statement)} on ${sql.table(table)}
    for each row execute function fail_for_test()`.execute(database);
  return run().finally(() => sql`drop trigger full_disk on ${sql.table(table)}`.execute(database));
}
