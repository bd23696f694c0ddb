import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { sessionIdleLimitMs } from './sessions.ts';

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
    .select(['id', 'browser', 'system', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('accountId', '=', uuid)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', new Date(now.getTime() - sessionIdleLimitMs))
    .orderBy(({ eb }) => eb('id', '=', current.id), 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === current.id,
  }));
}

/** Ends one of the caller's sessions. Does nothing for sessions of others and for ended sessions. */
export async function endSession(database: Database, { uuid }: SessionCaller, id: string): Promise<void> {
  await database.deleteFrom('identity.session').where('accountId', '=', uuid).where('id', '=', id).execute();
}

/** Ends also those that the caller opened for guided accounts. */
export async function endOtherSessions(
  database: Database,
  { uuid, session: current }: SessionCaller,
): Promise<void> {
  await database
    .deleteFrom('identity.session')
    .where(({ or, eb }) => or([eb('accountId', '=', uuid), eb('openedBy', '=', uuid)]))
    .where('id', '<>', current.id)
    .execute();
}
