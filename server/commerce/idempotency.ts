import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { LockedBuyer } from './buyer.ts';

/** One attempt to buy. Stores only a hash of the request, which is enough to recognize a repetition. */
export interface Intent {
  readerId: string;
  key: string;
  hash: string;
}

/** `request`: the name of the call and its payload. */
export const intentOf = (readerId: string, key: string, request: unknown): Intent => ({
  readerId,
  key,
  hash: createHash('sha256').update(stable(request)).digest('hex'),
});

/** JSON with sorted keys: equal requests get equal hashes. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** What an intent created: a transaction or a redemption. */
export type Outcome = { transactionId: string | null; redemptionId: string | null };

/** Null if the key is new. Throws REQUEST.KEY_MISMATCH if it was sent with another request. */
export async function findOutcome(
  rows: Pick<Database, 'selectFrom'>,
  { readerId, key, hash }: Intent,
): Promise<Outcome | null> {
  const known = await rows
    .selectFrom('comics.idempotency_key')
    .select(['requestHash', 'transactionId', 'redemptionId'])
    .where('readerId', '=', readerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  const { requestHash, ...outcome } = known;
  if (requestHash !== hash) throw new Refusal('REQUEST.KEY_MISMATCH');
  return outcome;
}

/** Call in the database transaction that creates the outcome. */
export async function keepOutcome(
  { rows }: LockedBuyer,
  { readerId, key, hash }: Intent,
  outcome: Partial<Outcome>,
): Promise<void> {
  await rows
    .insertInto('comics.idempotency_key')
    .values({ readerId, key, requestHash: hash, ...outcome })
    .execute();
}
