import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { withdrawHandOverCode } from '../emails/magic-codes.ts';
import type { IdentityService } from '../service.ts';
import type { ProfileErasure } from './profile-erasure.ts';

/** How long an owner can cancel the deletion. */
export const gracePeriodMs = 15 * 24 * 60 * 60_000;

type DeletionService = Pick<IdentityService, 'database' | 'profiles' | 'profileErasure'>;

/**
 * Schedules the deletion of an account and of the accounts that it guides, and ends their renewals. A deletion that is
 * already scheduled keeps its date. Links of hand-overs become invalid. Throws an ApiError: USER.NOT_FOUND or USER.WORK_ACCOUNT.
 */
export async function scheduleDeletion(
  { database, profiles, profileErasure }: DeletionService,
  uuid: string,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<{ account: Account; isNew: boolean }> {
  const deletionAt = new Date(now.getTime() + gracePeriodMs);
  return database.transaction().execute(async (trx) => {
    const guided = await profileErasure.listGuided(trx, uuid);
    const accounts = await lockAccounts(trx, [uuid, ...guided]);
    const account = accounts.find((each) => each.uuid === uuid);
    if (!account) throw new ApiError('USER.NOT_FOUND');
    if (await isAnyWorkAccount(profileErasure, trx, accounts)) throw new ApiError('USER.WORK_ACCOUNT');
    await trx
      .updateTable('identity.account')
      .set({ deletionAt, deletionLanguage: language })
      .where('uuid', 'in', [uuid, ...guided])
      .where('deletionAt', 'is', null)
      .execute();
    for (const each of accounts) {
      await profiles.endRenewals(trx, each.uuid);
      // Otherwise somebody else could get the account by an email to a wrong address, and prevent the deletion.
      await withdrawHandOverCode(trx, each.uuid);
    }
    return { account: await getAccount(trx, uuid), isNew: account.deletionAt === null };
  });
}

/**
 * Cancels a deletion, and those of guided accounts that were scheduled with it. Does nothing if none is scheduled. Throws
 * an ApiError: USER.NOT_FOUND, or USER.GUARDIAN_DELETION if the account of the guardian is to be deleted.
 */
export async function cancelDeletion(
  { database, profileErasure }: Pick<DeletionService, 'database' | 'profileErasure'>,
  uuid: string,
): Promise<Account> {
  return database.transaction().execute(async (trx) => {
    const guided = await profileErasure.listGuided(trx, uuid);
    const guardian = await profileErasure.findGuardian(trx, uuid);
    const accounts = await lockAccounts(trx, [uuid, ...guided, ...(guardian === null ? [] : [guardian])]);
    const account = accounts.find((each) => each.uuid === uuid);
    if (!account) throw new ApiError('USER.NOT_FOUND');
    if (account.deletionAt === null) return account;
    if (accounts.some((each) => each.uuid === guardian && each.deletionAt !== null)) {
      throw new ApiError('USER.GUARDIAN_DELETION');
    }
    await clearDeletion(trx, uuid, guided);
    return getAccount(trx, uuid);
  });
}

/** Clears the deletion of an account, and those of guided accounts that were scheduled with it. They must be locked. */
export async function clearDeletion(
  trx: Transaction<Tables>,
  uuid: string,
  guided: readonly string[],
): Promise<void> {
  await trx
    .updateTable('identity.account')
    .set({ deletionAt: null, deletionLanguage: null })
    .where('uuid', 'in', [uuid, ...guided])
    .where('deletionAt', '=', sql<Date>`(select deletion_at from identity.account where uuid = ${uuid})`)
    .execute();
}

/**
 * Accounts of staff and publishers have work that others need. Staff remove these rights first. Giving such a right locks
 * the account, so the result is valid as long as the accounts are locked.
 */
export async function isAnyWorkAccount(
  profileErasure: Pick<ProfileErasure, 'isPublisherMember'>,
  rows: Database,
  accounts: readonly Account[],
): Promise<boolean> {
  for (const { uuid, role, grantings } of accounts) {
    if (role !== 'USER' || grantings.length > 0) return true;
    if (await profileErasure.isPublisherMember(rows, uuid)) return true;
  }
  return false;
}

/** Locks in the order of the ids, so that two transactions cannot wait for each other. */
export async function lockAccounts(trx: Transaction<Tables>, uuids: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const uuid of [...uuids].sort()) {
    const account = await lockAccount(trx, uuid);
    if (account) accounts.push(account);
  }
  return accounts;
}

const getAccount = (trx: Transaction<Tables>, uuid: string): Promise<Account> =>
  trx.selectFrom('identity.account').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
