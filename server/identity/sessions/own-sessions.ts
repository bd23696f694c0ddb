import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { accountNameOf } from '../accounts/find-account-name.ts';
import { sessionIdleLimitMs } from './sessions.ts';

interface SessionCaller extends Pick<Caller, 'uuid'> {
  session: Pick<Caller['session'], 'id'>;
}

/**
 * Lists the open sessions of the caller's account, and those that the caller opened for guided accounts: the current one
 * first, then the most recently used.
 */
export async function listSessions(
  database: Database,
  { uuid, session: current }: SessionCaller,
  now = new Date(),
) {
  const rows = await database
    .selectFrom('identity.session as session')
    .innerJoin('identity.account as account', 'account.uuid', 'session.accountId')
    .select(['session.id', 'session.accountId', 'session.browser', 'session.system'])
    .select(['session.createdAt', 'session.lastUsedAt', 'session.expiresAt'])
    .select(['account.nickname', 'account.name', 'account.username'])
    .where(isManagedBy(uuid))
    .where('session.expiresAt', '>', now)
    .where('session.lastUsedAt', '>', new Date(now.getTime() - sessionIdleLimitMs))
    .orderBy(({ eb }) => eb('session.id', '=', current.id), 'desc')
    .orderBy('session.lastUsedAt', 'desc')
    .orderBy('session.createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === current.id,
    childName: row.accountId === uuid ? null : accountNameOf(row),
  }));
}

/** Ends one of the sessions that `listSessions` returns. Does nothing for sessions of others and for ended sessions. */
export async function endSession(database: Database, { uuid }: SessionCaller, id: string): Promise<void> {
  await database
    .deleteFrom('identity.session as session')
    .where(isManagedBy(uuid))
    .where('session.id', '=', id)
    .execute();
}

/** Ends also those that the caller opened for guided accounts. */
export async function endOtherSessions(
  database: Database,
  { uuid, session: current }: SessionCaller,
): Promise<void> {
  await database
    .deleteFrom('identity.session as session')
    .where(isManagedBy(uuid))
    .where('session.id', '<>', current.id)
    .execute();
}

/** Sessions of the account, and those that it opened for guided accounts. */
const isManagedBy = (account: string) =>
  sql<boolean>`(session.account_id = ${account} or session.opened_by = ${account})`;
