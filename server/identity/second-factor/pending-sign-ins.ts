import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';

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

/** Once the session is open, the proof opens no other. */
export async function forgetPendingSignIn(database: Database, proof: SignInProof): Promise<void> {
  await database.deleteFrom('identity.pending_sign_in').where('proof_hash', '=', hashOf(proof)).execute();
}

const hashOf = ({ code, codeVerifier }: SignInProof) =>
  createHash('sha256').update(`${code}\0${codeVerifier}`).digest('hex');
