import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { grants } from '../http/access-sets.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account } from './accounts.ts';

type Rights = Pick<Account, 'role' | 'grantings'>;

const isOfReader = ({ role, grantings }: Rights): boolean => role === 'USER' && grantings.length === 0;

/**
 * Throws USER.STAFF_ACCOUNT where the account is of somebody with rights and the caller is no administrator: managers
 * help readers, and must not lock out those who are above them.
 */
export function requireAdministrable(account: Rights, caller: Pick<Account, 'role'>): void {
  if (caller.role !== 'ADMIN' && !isOfReader(account)) throw new Refusal('USER.STAFF_ACCOUNT');
}

/**
 * Changes the account of another person in one transaction. Both accounts are locked in the order of their
 * identifiers and the caller's rights are checked again: of two administrators who close each other's account at the
 * same time one keeps theirs. Throws a Refusal: USER.OWN_ACCOUNT, USER.NOT_FOUND, USER.STAFF_ACCOUNT, or
 * ACCESS.FORBIDDEN where the caller has lost the rights meanwhile.
 */
export async function administerAccount(
  database: Database,
  { uuid, by }: { uuid: string; by: string },
  change: (rows: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  if (uuid === by) throw new Refusal('USER.OWN_ACCOUNT');
  await database.transaction().execute(async (rows) => {
    const locked = await rows
      .selectFrom('identity.account')
      .selectAll()
      .where('uuid', 'in', [uuid, by])
      .orderBy('uuid')
      .forUpdate()
      .execute();
    const caller = locked.find((account) => account.uuid === by);
    if (!caller?.is_active || !grants('MANAGER_STAFF', caller)) throw new Refusal('ACCESS.FORBIDDEN');
    const account = locked.find((account) => account.uuid === uuid);
    if (!account) throw new Refusal('USER.NOT_FOUND');
    requireAdministrable(account, caller);
    await change(rows);
  });
}
