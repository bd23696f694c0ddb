import type { LockedBuyer } from '../buyer.ts';

/** Running and scheduled subscriptions, the one that ends last first. */
export const findLiveSubscriptions = ({ trx, readerId }: LockedBuyer, now: Date) =>
  trx
    .selectFrom('comics.subscription')
    .select(['id', 'startsAt', 'expiresAt', 'hasAutoRenewal'])
    .where('readerId', '=', readerId)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .execute();

/** When a subscription that is granted now begins: at once, or when the last live one ends. */
export async function findNextStart(buyer: LockedBuyer, now: Date): Promise<Date> {
  const [last] = await findLiveSubscriptions(buyer, now);
  return last?.expiresAt ?? now;
}
