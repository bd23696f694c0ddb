import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { jsonColumn } from '../../database/json-column.ts';
import type { OperatorCustomer } from './operator-customer.ts';

/** How long the reader has to enter the missing email address or second factor. */
const lifetimeMs = 10 * 60 * 1000;

/** Email addresses or codes that may be tried. Enough to correct a typing mistake, too few to test many addresses. */
const maxAttempts = 5;

/** Identifies a request that is sent again. Only hashes are stored. */
export interface PendingProof {
  code: string;
  codeVerifier: string;
}

/** Saves a verified operator customer until the reader sends the missing email address or second factor. */
export async function savePendingCustomer(
  database: Database,
  provider: string,
  { code, codeVerifier }: PendingProof,
  customer: OperatorCustomer,
  now = new Date(),
): Promise<void> {
  await database.deleteFrom('comics.pending_operator_link').where('expiresAt', '<=', now).execute();
  await database
    .insertInto('comics.pending_operator_link')
    .values({
      codeHash: hashOf(code),
      provider,
      verifierHash: hashOf(codeVerifier),
      person: jsonColumn({ ...customer }),
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    // A repeated request keeps its number of attempts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the customer of a proof and counts one attempt. Null for a wrong or expired proof, and after too many attempts. A wrong
 * proof does not count against the correct one.
 */
export async function findPendingCustomer(
  database: Database,
  provider: string,
  { code, codeVerifier }: PendingProof,
  now = new Date(),
): Promise<OperatorCustomer | null> {
  const pending = await database
    .updateTable('comics.pending_operator_link')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('codeHash', '=', hashOf(code))
    .where('verifierHash', '=', hashOf(codeVerifier))
    .where('provider', '=', provider)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxAttempts)
    .returning('person')
    .executeTakeFirst();
  // Only `savePendingCustomer` writes this column.
  return (pending?.person as OperatorCustomer | undefined) ?? null;
}

/** Whether the proof has not been used to sign in yet. */
export async function isProofUnused(database: Database, { code }: PendingProof): Promise<boolean> {
  const pending = database.selectFrom('comics.pending_operator_link').where('codeHash', '=', hashOf(code));
  return (await pending.select('codeHash').executeTakeFirst()) !== undefined;
}

/** Deletes the proof after the session is opened. */
export async function deletePendingCustomer(database: Database, { code }: PendingProof): Promise<void> {
  await database.deleteFrom('comics.pending_operator_link').where('codeHash', '=', hashOf(code)).execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
