import type { LockedBuyer } from '../buyer.ts';
import { daysAfter } from '../days-after.ts';
import { extendSubscription } from '../entitlements/change-subscriptions.ts';
import type { OrderRow } from './order-row.ts';

/** Whether the period of a renewal order still directly follows its subscription. */
export async function isRenewable(
  buyer: LockedBuyer,
  { subscriptionId, coversFrom }: OrderRow,
): Promise<boolean> {
  if (subscriptionId === null || coversFrom === null) return false;
  const subscription = await buyer.trx
    .selectFrom('comics.subscription')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('expiresAt', '=', coversFrom)
    .executeTakeFirst();
  return subscription !== undefined && !(await hasSuccessor(buyer, coversFrom));
}

/** Whether the reader has another subscription that starts at or after `expiresAt`. A renewal would overlap it. */
export async function hasSuccessor({ trx, readerId }: LockedBuyer, expiresAt: Date): Promise<boolean> {
  const successor = await trx
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', readerId)
    .where('startsAt', '>=', expiresAt)
    .executeTakeFirst();
  return successor !== undefined;
}

/** Extends a subscription by one cycle, from its end or from now, whichever is later. */
export async function extendByCycle(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  if (order.product.type !== 'plan' || order.subscriptionId === null || order.coversFrom === null) return;
  const start = order.coversFrom > now ? order.coversFrom : now;
  await extendSubscription(buyer, order.subscriptionId, daysAfter(start, order.product.cycleDays));
}
