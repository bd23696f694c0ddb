import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { MagicCodeTable } from '../database/tables.ts';

export type Purpose = MagicCodeTable['purpose'];

const minute = 60_000;

/** Milliseconds that a code is worth something; letters tell it too. */
export const codeLifetimes: Record<Purpose, number> = { password: 30 * minute, email: 24 * 60 * minute };

/** Makes the code of a letter: 256 random bits. Whatever code the account had for this purpose is worth nothing now. */
export async function issueCode(
  database: Database,
  account: string,
  purpose: Purpose,
  now = new Date(),
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const kept = { code_hash: hashOf(code), expires_at: new Date(now.getTime() + codeLifetimes[purpose]) };
  await database
    .insertInto('identity.magic_code')
    .values({ account_uuid: account, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['account_uuid', 'purpose']).doUpdateSet(kept))
    .execute();
  return code;
}

/** Spends a code. False when it is wrong, has expired or was spent: of two at once, one gets true. */
export async function spendCode(
  database: Database,
  { account, purpose, code }: { account: string; purpose: Purpose; code: string },
  now = new Date(),
): Promise<boolean> {
  const spent = await database
    .deleteFrom('identity.magic_code')
    .where('account_uuid', '=', account)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .returning('account_uuid')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Makes every outstanding code of the account worthless. */
export async function withdrawCodes(database: Database, account: string): Promise<void> {
  await database.deleteFrom('identity.magic_code').where('account_uuid', '=', account).execute();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
