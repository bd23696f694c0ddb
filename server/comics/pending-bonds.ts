import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { jsonColumn } from '../database/json-column.ts';
import type { OperatorCustomer } from './operator-customer.ts';

/** How long somebody may take to type an e-mail address or a code of the second factor. */
const lifetime = 10 * 60 * 1000;

/** How many addresses may be named, or codes tried: a slip can be put right, but nobody asks for a list of them. */
const mostTries = 5;

/** By what a request that is sent again is known; kept as hashes only. */
export interface PendingProof {
  code: string;
  codeVerifier: string;
}

/** Keeps whom an operator has let in, until the reader has sent the e-mail address or the code that was missing. */
export async function keepPending(
  database: Database,
  provider: string,
  { code, codeVerifier }: PendingProof,
  customer: OperatorCustomer,
  now = new Date(),
): Promise<void> {
  await database.deleteFrom('comics.pending_bond').where('expires_at', '<=', now).execute();
  await database
    .insertInto('comics.pending_bond')
    .values({
      code_hash: hashOf(code),
      provider,
      verifier_hash: hashOf(codeVerifier),
      person: jsonColumn({ ...customer }),
      expires_at: new Date(now.getTime() + lifetime),
    })
    // The same request came twice: its tries go on.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives the customer for one address; null for a wrong proof, which costs the right one nothing, and after the time. */
export async function findPending(
  database: Database,
  provider: string,
  { code, codeVerifier }: PendingProof,
  now = new Date(),
): Promise<OperatorCustomer | null> {
  const found = await database
    .updateTable('comics.pending_bond')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('code_hash', '=', hashOf(code))
    .where('verifier_hash', '=', hashOf(codeVerifier))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning('person')
    .executeTakeFirst();
  // Written by `keepPending` alone.
  return (found?.person as OperatorCustomer | undefined) ?? null;
}

/** Whether nobody has entered with the proof yet. */
export async function isPending(database: Database, { code }: PendingProof): Promise<boolean> {
  const pending = database.selectFrom('comics.pending_bond').where('code_hash', '=', hashOf(code));
  return (await pending.select('code_hash').executeTakeFirst()) !== undefined;
}

/** Once there is a session, the code has done its work. */
export async function forgetPending(database: Database, { code }: PendingProof): Promise<void> {
  await database.deleteFrom('comics.pending_bond').where('code_hash', '=', hashOf(code)).execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
