import DataLoader from 'dataloader';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { sessionIdleLimit } from './sessions.ts';

/**
 * Finds the account of a session by the session's id: null when the session has ended or the account is closed.
 *
 * Nothing is cached, because what a session allows has to end with it, in every process. Instead, lookups are batched:
 * those that arrive while the database answers others share the next query. Browsers load many pages at once.
 */
export function openSessionReader(database: Database) {
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

/** The accounts of those sessions that are open, by session. */
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
