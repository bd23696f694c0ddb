import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MagicCodeTable } from '../database/identity-tables.ts';
import type { Tables } from '../database/tables.ts';
import { lockAccount } from './lock-account.ts';

export type Purpose = MagicCodeTable['purpose'];

const minute = 60_000;

/** Milliseconds that a code is worth something; letters tell it too. */
export const codeLifetimes: Record<Purpose, number> = { password: 30 * minute, email: 24 * 60 * minute };

/**
 * How many of an account's letters of one kind are worth something, the newest ones: letters come late and in any
 * order, and whoever asks for one in somebody else's name must not make theirs worthless.
 */
const validCodes = 3;

/** Makes the code of a letter: 256 random bits. */
export async function issueCode(
  database: Database,
  account: string,
  purpose: Purpose,
  now = new Date(),
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await database.transaction().execute(async (rows) => {
    await lockAccount(rows, account);
    await removeOlder(rows, account, purpose);
    await rows
      .insertInto('identity.magic_code')
      .values({
        account_uuid: account,
        purpose,
        code_hash: hashOf(code),
        expires_at: new Date(now.getTime() + codeLifetimes[purpose]),
      })
      .execute();
  });
  return code;
}

/** Leaves room for one. */
async function removeOlder(rows: Transaction<Tables>, account: string, purpose: Purpose): Promise<void> {
  await rows
    .deleteFrom('identity.magic_code')
    .where('account_uuid', '=', account)
    .where('purpose', '=', purpose)
    .where('code_hash', 'not in', (newest) =>
      newest
        .selectFrom('identity.magic_code')
        .select('code_hash')
        .where('account_uuid', '=', account)
        .where('purpose', '=', purpose)
        .orderBy('expires_at', 'desc')
        .limit(validCodes - 1),
    )
    .execute();
}

/**
 * Spends a code, and with it the others that the account has for this purpose. False when it is wrong, has expired or
 * was spent: of two at once, one gets true.
 */
export async function spendCode(
  rows: Transaction<Tables>,
  { account, purpose, code }: { account: string; purpose: Purpose; code: string },
  now = new Date(),
): Promise<boolean> {
  await lockAccount(rows, account);
  const codes = rows
    .deleteFrom('identity.magic_code')
    .where('account_uuid', '=', account)
    .where('purpose', '=', purpose);
  const spent = await codes
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .returning('account_uuid')
    .executeTakeFirst();
  if (!spent) return false;
  await codes.execute();
  return true;
}

/** Makes every outstanding code of the account worthless. */
export async function withdrawCodes(database: Database, account: string): Promise<void> {
  await database.deleteFrom('identity.magic_code').where('account_uuid', '=', account).execute();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
