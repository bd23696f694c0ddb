import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const recoveryCodeCount = 10;

/** Excludes characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 characters have 79 random bits, so a fast hash is sufficient for storage. */
const generateCode = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Replaces the account's recovery codes and returns the new ones, which cannot be read again later. */
export async function replaceRecoveryCodes(trx: Transaction<Tables>, account: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, generateCode);
  await trx.deleteFrom('identity.recovery_code').where('accountId', '=', account).execute();
  await trx
    .insertInto('identity.recovery_code')
    .values(codes.map((code) => ({ accountId: account, codeHash: hashOf(code) })))
    .execute();
  return codes;
}

/** Uses up a recovery code. Returns true only once for each code. */
export async function spendRecoveryCode(
  trx: Transaction<Tables>,
  account: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.recovery_code')
    .where('accountId', '=', account)
    .where('codeHash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ignores case, spaces and hyphens, because people type the codes by hand. */
const hashOf = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex');
