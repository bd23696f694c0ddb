import DataLoader from 'dataloader';
import { CompiledQuery } from 'kysely';
import type { Database } from '../../database/database.ts';
import { preparedSql } from '../../database/prepared-statements.ts';
import { sessionIdleLimitMs } from './sessions.ts';

/**
 * Creates a function that returns the account of a session id. Null if the session has ended or the account is closed.
 *
 * Results are not cached, because a session must stop working in all processes as soon as it ends. Instead, lookups
 * that arrive while a query is running share the next query. Browsers load many page images at once.
 */
export function createSessionLookup(database: Database) {
  let lastQuery: Promise<unknown> = Promise.resolve();
  const lookups = new DataLoader<string, string | null>(
    (ids) => {
      const accounts = findAccounts(database, [...new Set(ids)]);
      lastQuery = accounts.catch(() => undefined);
      return accounts.then((accountOf) => ids.map((id) => accountOf.get(id) ?? null));
    },
    { cache: false, batchScheduleFn: (startBatch) => void lastQuery.then(() => setImmediate(startBatch)) },
  );
  return (sessionId: string): Promise<string | null> => lookups.load(sessionId);
}

/** Maps the ids of open sessions to their accounts. */
async function findAccounts(database: Database, sessionIds: string[]): Promise<Map<string, string>> {
  const now = new Date();
  const values = [sessionIds, now, new Date(now.getTime() - sessionIdleLimitMs)];
  const { rows } = await database.executeQuery<SessionRow>(CompiledQuery.raw(openSessions, values));
  return new Map(rows.map(({ id, uuid }) => [id, uuid]));
}

interface SessionRow {
  id: string;
  uuid: string;
}

/** Plain SQL, because every page image needs it and the query builder would compile it each time. */
const openSessions = preparedSql(`
  select session.id, account.uuid
  from identity.session
  join identity.account on account.uuid = session.account_id
  where session.id = any($1) and session.expires_at > $2 and session.last_used_at > $3 and account.is_active
`);
