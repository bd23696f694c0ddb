import type { Database } from '../../database/database.ts';
import { withdrawCodes } from '../emails/magic-codes.ts';
import type { Profiles } from '../profiles.ts';
import { openSessions } from '../sessions/sessions.ts';
import { administerAccount } from './administer-account.ts';

interface StateChange {
  /** The account to close or reopen. */
  uuid: string;
  isActive: boolean;
  /** The account of the staff member who makes the change. */
  by: string;
}

/**
 * Closes or reopens an account. Closing also ends its sessions, its email codes and the renewal of its subscriptions,
 * in one transaction. Throws like `administerAccount`.
 */
export function changeAccountState(
  { database, profiles }: { database: Database; profiles: Pick<Profiles, 'endRenewals'> },
  { uuid, isActive, by }: StateChange,
): Promise<void> {
  return administerAccount(database, { uuid, by }, async (trx) => {
    await trx.updateTable('identity.account').set({ isActive }).where('uuid', '=', uuid).execute();
    if (isActive) return;
    await openSessions(trx).closeAll(uuid);
    await withdrawCodes(trx, uuid);
    await profiles.endRenewals(trx, uuid);
  });
}
