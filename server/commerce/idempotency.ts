import { createHash } from 'node:crypto';
import type { ReadOnlyDatabase } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { LockedBuyer } from './buyer.ts';

/** One attempt to move money: an order, a redemption or a withdrawal. The hash is enough to recognize a repetition. */
export interface PurchaseIntent {
  readerId: string;
  key: string;
  hash: string;
}

/** `request`: the name of the call and its payload. */
export const intentOf = (readerId: string, key: string, request: unknown): PurchaseIntent => ({
  readerId,
  key,
  hash: createHash('sha256').update(stableJson(request)).digest('hex'),
});

/** JSON with sorted keys: equal requests get equal hashes. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** What an intent created: a transaction or a redemption. */
export type IntentOutcome = { transactionId: string | null; redemptionId: string | null };

/** Null if the key is new. Throws REQUEST.KEY_MISMATCH if it was sent with another request. */
export async function findOutcome(
  database: ReadOnlyDatabase,
  { readerId, key, hash }: PurchaseIntent,
): Promise<IntentOutcome | null> {
  const row = await database
    .selectFrom('comics.idempotency_key')
    .select(['requestHash', 'transactionId', 'redemptionId'])
    .where('readerId', '=', readerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { requestHash, ...outcome } = row;
  if (requestHash !== hash) throw new ApiError('REQUEST.KEY_MISMATCH');
  return outcome;
}

/** Call in the database transaction that creates the outcome. */
export async function saveOutcome(
  { trx }: LockedBuyer,
  { readerId, key, hash }: PurchaseIntent,
  outcome: Partial<IntentOutcome>,
): Promise<void> {
  await trx
    .insertInto('comics.idempotency_key')
    .values({ readerId, key, requestHash: hash, ...outcome })
    .execute();
}
