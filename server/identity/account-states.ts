import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from './lock-account.ts';
import { withdrawCodes } from './magic-codes.ts';
import type { Profiles } from './profiles.ts';
import { openSessions } from './sessions.ts';

interface StateChange {
  /** Whose account is closed or reopened. */
  uuid: string;
  isActive: boolean;
  /** The administrator who does it. */
  by: string;
}

/**
 * Closes an account or reopens it. Closing ends its sessions, its codes and the renewal of what it subscribes to, in
 * one transaction. Throws a Refusal: USER.NOT_FOUND, USER.OWN_ACCOUNT where administrators would close their own, and
 * ACCESS.FORBIDDEN where the administrator's own account was closed meanwhile: of two who close each other's at once
 * one stays, so that somebody is left to reopen accounts.
 */
export async function changeAccountState(
  { database, profiles }: { database: Database; profiles: Pick<Profiles, 'endRenewals'> },
  { uuid, isActive, by }: StateChange,
): Promise<void> {
  if (uuid === by) throw new Refusal('USER.OWN_ACCOUNT');
  await database.transaction().execute(async (rows) => {
    const administrators = await lockAdministrators(rows);
    if (!administrators.includes(by)) throw new Refusal('ACCESS.FORBIDDEN');
    if (!(await lockAccount(rows, uuid))) throw new Refusal('USER.NOT_FOUND');
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

/** In one order, so that no two wait for each other. */
async function lockAdministrators(rows: Transaction<Tables>): Promise<string[]> {
  const administrators = await rows
    .selectFrom('identity.account')
    .select('uuid')
    .where('role', '=', 'ADMIN')
    .where('is_active', '=', true)
    .orderBy('uuid')
    .forUpdate()
    .execute();
  return administrators.map(({ uuid }) => uuid);
}
