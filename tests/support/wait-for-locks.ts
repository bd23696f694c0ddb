import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Waits until so many statements of this database wait for a lock. Other tests use the same server. */
export async function waitForLocks(database: Database, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      database,
    );
    if (rows.length >= count) return;
    await sleep(10);
  }
}
