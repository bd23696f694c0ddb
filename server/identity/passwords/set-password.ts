import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { withdrawCodes } from '../emails/magic-codes.ts';
import { openSessions } from '../sessions/sessions.ts';

interface PasswordChange {
  uuid: string;
  hash: string;
  /** The hash to replace. If it is given and the account has another one, nothing changes. */
  oldHash?: string | null;
  /** True if the caller has used the code of an email, which proves the address. */
  confirmsEmail?: boolean;
}

/**
 * Sets a new password, and ends all sessions and email codes of the account. Returns undefined, and changes nothing, if
 * the account does not exist, is closed or has another password than `oldHash`.
 */
export async function setPassword(
  trx: Transaction<Tables>,
  { uuid, hash, oldHash, confirmsEmail = false }: PasswordChange,
): Promise<Account | undefined> {
  await lockAccount(trx, uuid);
  const account = await trx
    .updateTable('identity.account')
    .set({
      passwordHash: hash,
      hasPublishedPassword: false,
      signUpChallenge: null,
      ...(confirmsEmail && { hasVerifiedEmail: true }),
    })
    .where('uuid', '=', uuid)
    .where('isActive', '=', true)
    .$if(oldHash !== undefined, (query) =>
      query.where('passwordHash', 'is not distinct from', oldHash ?? null),
    )
    .returningAll()
    .executeTakeFirst();
  if (!account) return undefined;
  await openSessions(trx).closeAll(account.uuid);
  await withdrawCodes(trx, account.uuid);
  return account;
}
