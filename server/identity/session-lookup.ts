import DataLoader from 'dataloader';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { sessionIdleLimit } from './sessions.ts';

/**
 * Creates a function that returns the account of a session id. Null if the session has ended or the account is closed.
 *
 * Results are not cached, because a session must stop working in all processes as soon as it ends. Instead, lookups
 * that arrive while a query is running share the next query. Browsers load many page images at once.
 */
export function createSessionLookup(database: Database) {
  let answered: Promise<unknown> = Promise.resolve();
  const lookups = new DataLoader<string, string | null>(
    (ids) => {
      const accounts = findAccounts(database, [...new Set(ids)]);
      answered = accounts.catch(() => undefined);
      return accounts.then((found) => ids.map((id) => found.get(id) ?? null));
    },
    { cache: false, batchScheduleFn: (startBatch) => void answered.then(() => setImmediate(startBatch)) },
  );
  return (sessionId: string): Promise<string | null> => lookups.load(sessionId);
}

/** Maps the ids of open sessions to their accounts. */
async function findAccounts(database: Database, sessionIds: string[]): Promise<Map<string, string>> {
  const now = new Date();
  const rows = await database
    .selectFrom('identity.session as session')
    .innerJoin('identity.account as account', 'account.uuid', 'session.account_uuid')
    .select(['session.id', 'account.uuid'])
    .where('session.id', '=', (row) => row.fn.any(row.val(sessionIds)))
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', new Date(now.getTime() - sessionIdleLimit))
    .where('account.is_active', '=', true)
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ id, uuid }) => [id, uuid]));
}
