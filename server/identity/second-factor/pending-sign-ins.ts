import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SessionGate } from '../sessions/session-gate.ts';

const lifetimeMs = 10 * 60_000;

/** Codes that may be tried before the reader has to sign in with the provider again. */
const maxAttempts = 5;

/** The caller's proof from the provider. The caller sends it again together with the second factor. */
export interface SignInProof {
  code: string;
  codeVerifier: string;
}

/** Saves a sign-in that waits for the second factor, because the provider's code works only once. */
export async function savePendingSignIn(
  database: Database,
  proof: SignInProof,
  account: string,
  now = new Date(),
): Promise<void> {
  await database.deleteFrom('identity.pending_sign_in').where('expiresAt', '<=', now).execute();
  await database
    .insertInto('identity.pending_sign_in')
    .values({
      proofHash: hashOf(proof),
      accountId: account,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the account of a pending sign-in and counts one attempt. Null for a wrong or expired proof, and after too many
 * attempts.
 */
export async function findPendingSignIn(
  database: Database,
  proof: SignInProof,
  now = new Date(),
): Promise<string | null> {
  const pending = await database
    .updateTable('identity.pending_sign_in')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('proofHash', '=', hashOf(proof))
    .where('expiresAt', '>', now)
    .where('tries', '<', maxAttempts)
    .returning('accountId')
    .executeTakeFirst();
  return pending?.accountId ?? null;
}

/**
 * Wraps a gate so that a proof opens one session only, even if several correct codes arrive at once. The account must
 * be locked. A code that arrives after the session was opened is not used up.
 */
export const allowOncePerProof =
  (proof: SignInProof, pass: SessionGate): SessionGate =>
  async (trx, account, now) => {
    const pending = trx.selectFrom('identity.pending_sign_in').where('proofHash', '=', hashOf(proof));
    if (!(await pending.select('accountId').executeTakeFirst())) return new ApiError('GOOGLE.INVALID_CODE');
    const failure = await pass(trx, account, now);
    if (failure) return failure;
    await trx.deleteFrom('identity.pending_sign_in').where('proofHash', '=', hashOf(proof)).execute();
    return null;
  };

const hashOf = ({ code, codeVerifier }: SignInProof) =>
  createHash('sha256').update(`${code}\0${codeVerifier}`).digest('hex');
