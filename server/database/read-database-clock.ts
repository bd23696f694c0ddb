import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The clock of the machine that the database runs on. */
export async function readDatabaseClock(database: Database): Promise<Date> {
  const { now } = await database
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  return now;
}
