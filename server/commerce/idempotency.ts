import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { LockedBuyer } from './buyer.ts';

/** What was asked with a key: its hash, so that the same again is known and nothing of it is kept. */
export interface Intent {
  readerId: string;
  key: string;
  hash: string;
}

/** `request`: the call's name and everything that was sent with it. */
export const intentOf = (readerId: string, key: string, request: unknown): Intent => ({
  readerId,
  key,
  hash: createHash('sha256').update(stable(request)).digest('hex'),
});

/** The order of an object's keys says nothing. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** What came of the key before: a transaction or a redemption. */
export type Outcome = { transactionId: string | null; redemptionId: string | null };

/** null: the key is new. Throws REQUEST.KEY_MISMATCH where it was sent with something else. */
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

/** In the transaction of what it did. */
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
