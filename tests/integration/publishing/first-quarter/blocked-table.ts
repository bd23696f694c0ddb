import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../server/database/database.ts';

export interface BlockedTable {
  /** Resolves when a statement waits for the table. */
  waitForWriter(): Promise<void>;
  release(): Promise<void>;
}

/** Makes everybody who writes to a table wait, so that a process can be killed between two steps of its work. */
export async function blockTable(database: Database, table: string): Promise<BlockedTable> {
  const trx = await database.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
  return {
    async waitForWriter() {
      for (;;) {
        const { rows } =
          await sql`select from pg_locks where not granted and relation = ${table}::regclass`.execute(
            database,
          );
        if (rows.length > 0) return;
        await sleep(5);
      }
    },
    release: () => trx.rollback().execute(),
  };
}
