import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import { isAtLeast, minAgeYears } from '../accounts/account-rules.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AccountExists, explainUniqueViolation, findTakenField } from '../accounts/unique-fields.ts';
import { insertHandOverCode, spendHandOverCode } from '../emails/magic-codes.ts';
import { sendHandOver } from '../emails/send-recovery.ts';
import type { IdentityService } from '../service.ts';

/**
 * Creates a code for the owner of a guided account, in place of an earlier one. Returns a function that sends it: call it
 * after the transaction is committed. Throws LOGIN.ACCOUNT_CLOSED and USER.EXISTING_EMAIL.
 */
export async function beginHandOver(
  service: Pick<IdentityService, 'mail' | 'site'>,
  trx: Transaction<Tables>,
  { uuid, email, language }: { uuid: string; email: string; language: Language },
): Promise<() => void> {
  const account = await lockAccount(trx, uuid);
  if (!account?.isActive) throw new ApiError('LOGIN.ACCOUNT_CLOSED');
  if (await findTakenField(trx, { email }, uuid)) throw new AccountExists('email');
  const issuedCode = await insertHandOverCode(trx, uuid, email);
  return () => sendHandOver(service, { uuid, username: account.username, issuedCode, language });
}

/**
 * Gives a guided account to the person who received the code: the address becomes the one of the account, and the
 * guidance ends. Returns false if the code is not valid. The caller sets the password, which ends the sessions. Throws
 * USER.EXISTING_EMAIL if another account has taken the address meanwhile.
 */
export async function acceptHandOver(
  { database, profiles }: Pick<IdentityService, 'database' | 'profiles'>,
  trx: Transaction<Tables>,
  { uuid, code }: { uuid: string; code: string },
): Promise<boolean> {
  const account = await lockAccount(trx, uuid);
  // The guardian may have corrected the birth date meanwhile.
  if (!account?.birthDate || !isAtLeast(minAgeYears, account.birthDate)) return false;
  const email = await spendHandOverCode(trx, { account: uuid, code });
  if (email === null) return false;
  if (await findTakenField(trx, { email }, uuid)) throw new AccountExists('email');
  await trx
    .updateTable('identity.account')
    // A deletion that the guardian scheduled does not concern the new owner.
    .set({ email, deletionAt: null, deletionLanguage: null })
    .where('uuid', '=', uuid)
    .execute()
    .catch((error) => explainUniqueViolation(database, error, { email }, uuid));
  await profiles.endGuidance(trx, uuid);
  return true;
}

/** Where the valid codes of hand-overs were sent, by account, with the end of their validity. */
export async function listHandOvers(
  database: Database,
  uuids: readonly string[],
  now = new Date(),
): Promise<Map<string, { email: string; expiresAt: string }>> {
  const codes = await database
    .selectFrom('identity.magic_code')
    .select(['accountId', 'email', 'expiresAt'])
    .where('accountId', 'in', uuids)
    .where('purpose', '=', 'hand-over')
    .where('expiresAt', '>', now)
    .execute();
  return new Map(
    codes.map(({ accountId, email, expiresAt }) => [
      accountId,
      { email, expiresAt: expiresAt.toISOString() },
    ]),
  );
}
