import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export const recoveryCodeCount = 10;

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 characters: 79 random bits, so that a fast hash is enough to keep them. */
const newCode = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Replaces the account's recovery codes, and gives the new ones: nobody can read them again. */
export async function replaceRecoveryCodes(rows: Transaction<Tables>, account: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await rows.deleteFrom('identity.recovery_code').where('account_uuid', '=', account).execute();
  await rows
    .insertInto('identity.recovery_code')
    .values(codes.map((code) => ({ account_uuid: account, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** True for one caller, once. */
export async function spendRecoveryCode(
  rows: Transaction<Tables>,
  account: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await rows
    .deleteFrom('identity.recovery_code')
    .where('account_uuid', '=', account)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Case, spaces and hyphens do not count: people copy them by hand. */
const hashOf = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex');
