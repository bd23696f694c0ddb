import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { sessionIdleLimit } from './sessions.ts';

/**
 * Finds whose session has an id: null where it has ended, or its account is closed. Nothing is remembered: what a
 * session allows ends with it, on every machine.
 */
export function openSessionReader(database: Database) {
  return async (sessionId: string): Promise<string | null> => {
    const now = new Date();
    const row = await database
      .selectFrom('identity.session as session')
      .innerJoin('identity.account as account', 'account.uuid', 'session.account_uuid')
      .select('account.uuid')
      .where('session.id', '=', sessionId)
      .where('session.expires_at', '>', now)
      .where('session.last_used_at', '>', new Date(now.getTime() - sessionIdleLimit))
      .where('account.is_active', '=', true)
      .modifyEnd(prepared)
      .executeTakeFirst();
    return row?.uuid ?? null;
  };
}
