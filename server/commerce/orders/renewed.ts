import type { LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';
import { extendSubscription } from '../entitlements/change-subscriptions.ts';
import type { OrderRow } from './order-row.ts';

/** Whether the period that a renewal pays for is still the next one. */
export async function isRenewable(
  buyer: LockedBuyer,
  { subscription_id, covers_from }: OrderRow,
): Promise<boolean> {
  if (subscription_id === null || covers_from === null) return false;
  const next = await buyer.rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', subscription_id)
    .where('expires_at', '=', covers_from)
    .executeTakeFirst();
  return next !== undefined && !(await isSucceeded(buyer, covers_from));
}

/** Whether another subscription of the reader follows an end already: there is no room for a renewal before it. */
export async function isSucceeded({ rows, dragonId }: LockedBuyer, expiresAt: Date): Promise<boolean> {
  const successor = await rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('dragon_id', '=', dragonId)
    .where('starts_at', '>=', expiresAt)
    .executeTakeFirst();
  return successor !== undefined;
}

/** By one cycle, from the end or, where the payment came after that, from now. */
export async function extend(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  if (order.gift.type !== 'plan' || order.subscription_id === null || order.covers_from === null) return;
  const start = order.covers_from > now ? order.covers_from : now;
  await extendSubscription(buyer, order.subscription_id, daysAfter(start, order.gift.cycleDays));
}
