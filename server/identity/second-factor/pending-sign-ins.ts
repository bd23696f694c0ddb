import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SecondFactorGate } from './second-factor-gate.ts';

const lifetimeMs = 10 * 60_000;

/** How many codes may be tried before the provider has to be visited again. */
const maxTries = 5;

/** What the caller sent when the second factor was missing, and sends again with it. */
export interface SignInProof {
  code: string;
  codeVerifier: string;
}

/** Keeps whom a provider has vouched for: its code works once, but the second factor is entered after it. */
export async function keepPendingSignIn(
  database: Database,
  proof: SignInProof,
  account: string,
  now = new Date(),
): Promise<void> {
  await database.deleteFrom('identity.pending_sign_in').where('expires_at', '<=', now).execute();
  await database
    .insertInto('identity.pending_sign_in')
    .values({
      proof_hash: hashOf(proof),
      account_uuid: account,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whose sign-in is pending, for one try; null for a wrong proof, after too many tries and after the time. */
export async function findPendingSignIn(
  database: Database,
  proof: SignInProof,
  now = new Date(),
): Promise<string | null> {
  const found = await database
    .updateTable('identity.pending_sign_in')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('proof_hash', '=', hashOf(proof))
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returning('account_uuid')
    .executeTakeFirst();
  return found?.account_uuid ?? null;
}

/**
 * A gate that opens one session for a proof: of several right codes at once, one does. The account is locked, and a
 * code that comes too late is not spent.
 */
export const oncePerProof =
  (proof: SignInProof, pass: SecondFactorGate): SecondFactorGate =>
  async (rows, account, now) => {
    const pending = rows.selectFrom('identity.pending_sign_in').where('proof_hash', '=', hashOf(proof));
    if (!(await pending.select('account_uuid').executeTakeFirst())) return new Refusal('GOOGLE.INVALID_CODE');
    const refusal = await pass(rows, account, now);
    if (refusal) return refusal;
    await rows.deleteFrom('identity.pending_sign_in').where('proof_hash', '=', hashOf(proof)).execute();
    return null;
  };

const hashOf = ({ code, codeVerifier }: SignInProof) =>
  createHash('sha256').update(`${code}\0${codeVerifier}`).digest('hex');
