import type { LockedBuyer } from '../buyer.ts';

/** Running and scheduled subscriptions, the one that ends last first. */
export const liveSubscriptions = ({ rows, dragonId }: LockedBuyer, now: Date) =>
  rows
    .selectFrom('comics.subscription')
    .select(['id', 'starts_at', 'expires_at', 'has_auto_renewal'])
    .where('dragon_id', '=', dragonId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();

/** When a subscription that is granted now begins: at once, or when the last live one ends. */
export async function nextStart(buyer: LockedBuyer, now: Date): Promise<Date> {
  const [last] = await liveSubscriptions(buyer, now);
  return last?.expires_at ?? now;
}
