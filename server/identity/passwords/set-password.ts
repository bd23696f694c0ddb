import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { withdrawCodes } from '../emails/magic-codes.ts';
import { openSessions } from '../sessions/sessions.ts';

interface Wanted {
  uuid: string;
  hash: string;
  /** The hash that it replaces; given, an account whose password has changed meanwhile is left alone. */
  replaced?: string | null;
  /** Whoever has read a letter has shown that the address is theirs. */
  hasReadLetter?: boolean;
}

/**
 * Whatever the old password and the letters before have opened or could open ends with it, or nothing happens.
 * Undefined when there is no such account, or it is closed.
 */
export async function setPassword(
  rows: Transaction<Tables>,
  { uuid, hash, replaced, hasReadLetter = false }: Wanted,
): Promise<Account | undefined> {
  await lockAccount(rows, uuid);
  const account = await rows
    .updateTable('identity.account')
    .set({
      passwordHash: hash,
      hasPublishedPassword: false,
      ...(hasReadLetter && { hasVerifiedEmail: true }),
    })
    .where('uuid', '=', uuid)
    .where('isActive', '=', true)
    .$if(replaced !== undefined, (query) =>
      query.where('passwordHash', 'is not distinct from', replaced ?? null),
    )
    .returningAll()
    .executeTakeFirst();
  if (!account) return undefined;
  await openSessions(rows).closeAll(account.uuid);
  await withdrawCodes(rows, account.uuid);
  return account;
}
