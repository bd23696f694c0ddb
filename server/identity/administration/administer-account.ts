import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { includesCaller } from '../../http/access-sets.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Account } from '../accounts/accounts.ts';

type Rights = Pick<Account, 'role' | 'grantings'>;

const isReaderAccount = ({ role, grantings }: Rights): boolean => role === 'USER' && grantings.length === 0;

/**
 * Throws USER.STAFF_ACCOUNT if the account has staff rights and the caller is not an administrator. Managers support
 * readers and must not be able to lock out staff.
 */
export function requireAdministrable(account: Rights, caller: Pick<Account, 'role'>): void {
  if (caller.role !== 'ADMIN' && !isReaderAccount(account)) throw new ApiError('USER.STAFF_ACCOUNT');
}

/**
 * Changes the account of another person in one transaction. It locks both accounts in the order of their ids and checks
 * the caller's rights again. If two administrators close each other's accounts at the same time, only one succeeds.
 * Throws an ApiError: USER.OWN_ACCOUNT, USER.NOT_FOUND, USER.STAFF_ACCOUNT, or ACCESS.FORBIDDEN if the caller has lost
 * the rights meanwhile.
 */
export async function administerAccount(
  database: Database,
  { uuid, by }: { uuid: string; by: string },
  change: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  if (uuid === by) throw new ApiError('USER.OWN_ACCOUNT');
  await database.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('identity.account')
      .selectAll()
      .where('uuid', 'in', [uuid, by])
      .orderBy('uuid')
      .forUpdate()
      .execute();
    const caller = locked.find((account) => account.uuid === by);
    if (!caller?.isActive || !includesCaller('MANAGER_STAFF', caller)) throw new ApiError('ACCESS.FORBIDDEN');
    const account = locked.find((account) => account.uuid === uuid);
    if (!account) throw new ApiError('USER.NOT_FOUND');
    requireAdministrable(account, caller);
    await change(trx);
  });
}
