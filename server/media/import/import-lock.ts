import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** An arbitrary number that no other advisory lock uses. */
const lockKey = 7_226_222;
export const lockRetryMs = 100;

/**
 * Runs `work` while no other process imports into the same database: two imports must not choose the same slug, nor
 * one remove the images that the other has just stored. `work` uses the connection that holds the lock: if it breaks,
 * PostgreSQL releases the lock and `work` fails.
 */
export function withImportLock<T>(
  database: Database,
  signal: AbortSignal,
  work: (connection: Database) => Promise<T>,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) {
      signal.throwIfAborted();
      await setTimeout(lockRetryMs);
    }
    return work(connection).finally(() => unlock(connection));
  });
}

/** Runs `work` only if no other process is importing into the same database. */
export function runUnlessImporting(
  database: Database,
  work: (connection: Database) => Promise<void>,
): Promise<void> {
  return database.connection().execute(async (connection) => {
    if (await tryLock(connection)) await work(connection).finally(() => unlock(connection));
  });
}

/**
 * Prevents imports until the end of the transaction, for work that stores images. Any number of transactions can
 * prevent them at the same time. False if an import is running.
 */
export async function tryPreventImports(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockKey}) as "isLocked"
  `.execute(trx);
  return rows[0]?.isLocked === true;
}

async function tryLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${lockKey}) as "isLocked"
  `.execute(connection);
  return rows[0]?.isLocked === true;
}

/** If the connection is broken, the lock is released already. */
async function unlock(connection: Database): Promise<void> {
  await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => {});
}
