import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MagicCodeTable } from '../../database/identity-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { lockAccount } from '../accounts/lock-account.ts';

export type CodePurpose = MagicCodeTable['purpose'];

const minuteMs = 60_000;

/** How long a code is valid. The emails mention it. */
export const codeLifetimesMs: Record<CodePurpose, number> = {
  password: 30 * minuteMs,
  email: 24 * 60 * minuteMs,
  'hand-over': 7 * 24 * 60 * minuteMs,
};

/**
 * Number of codes of an account and purpose that are valid at the same time. There are several, because emails may arrive
 * late and in any order, and because a request by somebody else must not invalidate the owner's code.
 */
const maxValidCodes = 3;

export interface IssuedCode {
  code: string;
  /** Send the code only to this address, which the account had while it was locked. */
  email: string;
}

/** Creates a code of 256 random bits for an email. Null if the account does not exist, is closed or has no address. */
export const issueCode = (
  database: Database,
  uuid: string,
  purpose: CodePurpose,
  now = new Date(),
): Promise<IssuedCode | null> => database.transaction().execute((trx) => insertCode(trx, uuid, purpose, now));

/** Like `issueCode`, in a transaction of the caller. Send the email after it is committed. */
export async function insertCode(
  trx: Transaction<Tables>,
  uuid: string,
  purpose: CodePurpose,
  now = new Date(),
): Promise<IssuedCode | null> {
  const account = await lockAccount(trx, uuid);
  const { isActive = false, email = null } = account ?? {};
  if (!isActive || email === null) return null;
  await removeOlderCodes(trx, uuid, purpose);
  return addCode(trx, { uuid, purpose, email }, now);
}

/** Creates a code for an address that the account does not have yet. It replaces the previous one, which may be wrong. */
export async function insertHandOverCode(
  trx: Transaction<Tables>,
  uuid: string,
  email: string,
): Promise<IssuedCode> {
  await withdrawHandOverCode(trx, uuid);
  return addCode(trx, { uuid, purpose: 'hand-over', email }, new Date());
}

export async function withdrawHandOverCode(database: Database, account: string): Promise<void> {
  await database
    .deleteFrom('identity.magic_code')
    .where('accountId', '=', account)
    .where('purpose', '=', 'hand-over')
    .execute();
}

async function addCode(
  trx: Transaction<Tables>,
  { uuid, purpose, email }: { uuid: string; purpose: CodePurpose; email: string },
  now: Date,
): Promise<IssuedCode> {
  const code = randomBytes(32).toString('base64url');
  await trx
    .insertInto('identity.magic_code')
    .values({
      accountId: uuid,
      purpose,
      email,
      codeHash: hashOf(code),
      expiresAt: new Date(now.getTime() + codeLifetimesMs[purpose]),
    })
    .execute();
  return { code, email };
}

/** Removes all but the newest codes, so that one more can be added. */
async function removeOlderCodes(
  trx: Transaction<Tables>,
  account: string,
  purpose: CodePurpose,
): Promise<void> {
  await trx
    .deleteFrom('identity.magic_code')
    .where('accountId', '=', account)
    .where('purpose', '=', purpose)
    .where('codeHash', 'not in', (newest) =>
      newest
        .selectFrom('identity.magic_code')
        .select('codeHash')
        .where('accountId', '=', account)
        .where('purpose', '=', purpose)
        .orderBy('expiresAt', 'desc')
        .limit(maxValidCodes - 1),
    )
    .execute();
}

/**
 * Uses up a code, and with it the account's other codes of this purpose. Returns false if the code is wrong, expired,
 * used, or was sent to a previous address, because then it does not prove the current one. Of two concurrent calls, one
 * returns true.
 */
export async function spendCode(
  trx: Transaction<Tables>,
  { account, purpose, code }: { account: string; purpose: CodePurpose; code: string },
  now = new Date(),
): Promise<boolean> {
  const locked = await lockAccount(trx, account);
  if (!locked) return false;
  const codes = trx
    .deleteFrom('identity.magic_code')
    .where('accountId', '=', account)
    .where('purpose', '=', purpose);
  const spent = await codes
    .where('codeHash', '=', hashOf(code))
    .where('email', '=', locked.email)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst();
  if (!spent) return false;
  await codes.execute();
  return true;
}

/** Uses up the code of a hand-over. Returns the address that it was sent to, or null if the code is wrong or expired. */
export async function spendHandOverCode(
  trx: Transaction<Tables>,
  { account, code }: { account: string; code: string },
  now = new Date(),
): Promise<string | null> {
  const spent = await trx
    .deleteFrom('identity.magic_code')
    .where('accountId', '=', account)
    .where('purpose', '=', 'hand-over')
    .where('codeHash', '=', hashOf(code))
    .where('expiresAt', '>', now)
    .returning('email')
    .executeTakeFirst();
  return spent?.email ?? null;
}

/** Removes codes that nobody used, because the addresses that they were sent to are personal data. */
export async function removeExpiredCodes(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('identity.magic_code').where('expiresAt', '<=', now).execute();
}

/** Invalidates all codes of the account. */
export async function withdrawCodes(database: Database, account: string): Promise<void> {
  await database.deleteFrom('identity.magic_code').where('accountId', '=', account).execute();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
