import type { Database } from '../database/database.ts';
import { administerAccount } from './administer-account.ts';
import { withdrawCodes } from './magic-codes.ts';
import type { Profiles } from './profiles.ts';
import { openSessions } from './sessions.ts';

interface StateChange {
  /** Whose account is closed or reopened. */
  uuid: string;
  isActive: boolean;
  /** The member of staff who does it. */
  by: string;
}

/**
 * Closes an account or reopens it. Closing ends its sessions, its codes and the renewal of what it subscribes to, in
 * one transaction. Throws the refusals of `administerAccount`.
 */
export function changeAccountState(
  { database, profiles }: { database: Database; profiles: Pick<Profiles, 'endRenewals'> },
  { uuid, isActive, by }: StateChange,
): Promise<void> {
  return administerAccount(database, { uuid, by }, async (rows) => {
    await rows
      .updateTable('identity.account')
      .set({ is_active: isActive })
      .where('uuid', '=', uuid)
      .execute();
    if (isActive) return;
    await openSessions(rows).closeAll(uuid);
    await withdrawCodes(rows, uuid);
    await profiles.endRenewals(rows, uuid);
  });
}
