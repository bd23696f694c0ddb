import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/rights.ts';
import { sessionIdleLimit } from './sessions.ts';

interface SessionCaller extends Pick<Caller, 'uuid'> {
  session: Pick<Caller['session'], 'id'>;
}

/** Lists the open sessions of the caller's account: the current one first, then the most recently used. */
export async function listSessions(
  database: Database,
  { uuid, session: current }: SessionCaller,
  now = new Date(),
) {
  const rows = await database
    .selectFrom('identity.session')
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_uuid', '=', uuid)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - sessionIdleLimit))
    .orderBy(({ eb }) => eb('id', '=', current.id), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === current.id,
  }));
}

/** Ends one of the caller's sessions. Does nothing for sessions of others and for ended sessions. */
export async function endSession(database: Database, { uuid }: SessionCaller, id: string): Promise<void> {
  await database
    .deleteFrom('identity.session')
    .where('account_uuid', '=', uuid)
    .where('id', '=', id)
    .execute();
}

export async function endOtherSessions(
  database: Database,
  { uuid, session: current }: SessionCaller,
): Promise<void> {
  await database
    .deleteFrom('identity.session')
    .where('account_uuid', '=', uuid)
    .where('id', '<>', current.id)
    .execute();
}
