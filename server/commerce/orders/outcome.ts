import type { LockedBuyer } from '../buyer.ts';
import { releaseCouponUse } from '../coupons/coupon-uses.ts';
import { grantAcquisition } from '../entitlements/change-acquisitions.ts';
import { grantSubscription } from '../entitlements/change-subscriptions.ts';
import { duplicateOf } from '../entitlements/duplicates.ts';
import { nextStart } from '../entitlements/live-subscriptions.ts';
import { type Movement, moveMoney, type Place } from '../ledger/move-money.ts';
import type { OrderRow } from './order-row.ts';
import { extend, isRenewable } from './renewed.ts';

/**
 * Records a payment, moves the money and grants the product, or refunds the order if it can no longer be granted.
 * The order must be locked and waiting.
 */
export async function pay(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = notBefore(order.createdAt, clock);
  const isDeliverable = order.isRenewal
    ? await isRenewable(buyer, order)
    : (await duplicateOf(buyer, order.gift, now)) === null;
  await buyer.rows
    .updateTable('comics.transaction')
    .set({ status: 'paid', paidAt: now, isLetterDue: true })
    .where('id', '=', order.id)
    .execute();
  await moveMoney(buyer, order.currency, movementsOf(order), { transactionId: order.id });
  if (!isDeliverable) await rejectPaid(buyer, order, now);
  else if (order.isRenewal) await extend(buyer, order, now);
  else await deliver(buyer, order, now);
}

/**
 * Refunds a paid order that cannot be delivered, and releases its coupon. A withdrawn subscription was delivered,
 * so it keeps its coupon use.
 */
async function rejectPaid(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  await takeBack(buyer, order, now);
  await releaseCouponUse(buyer.rows, order.couponId);
}

/** Grants the product and links an order to the subscription that it started. */
async function deliver(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  const { id, gift, cardId } = order;
  if (gift.type === 'comic') await grantAcquisition(buyer, { ...gift, cause: { transactionId: id } }, now);
  if (gift.type !== 'plan') return;
  const { planId, merchandiseId, cycleDays: days } = gift;
  const startsAt = await nextStart(buyer, now);
  const subscription = await grantSubscription(buyer, { planId, startsAt, days, merchandiseId, cardId });
  await buyer.rows
    .updateTable('comics.transaction')
    .set({ subscriptionId: subscription, coversFrom: startsAt })
    .where('id', '=', id)
    .execute();
}

/** Closes a waiting order and releases its coupon. `isNews`: whether to email the reader, who is not watching. */
export async function close(
  { rows }: LockedBuyer,
  order: OrderRow,
  status: 'refused' | 'expired',
  isNews = false,
): Promise<void> {
  await rows
    .updateTable('comics.transaction')
    .set({ status, isLetterDue: isNews })
    .where('id', '=', order.id)
    .execute();
  await releaseCouponUse(rows, order.couponId);
}

/** Reverses the transfers and schedules the refund at the gateway. The caller must end the entitlement. */
export async function takeBack(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = notBefore(order.paidAt ?? order.createdAt, clock);
  const isDue = order.method !== 'balance' && order.amount > 0;
  await buyer.rows
    .updateTable('comics.transaction')
    .set({ status: 'refunded', refundedAt: now, refund: isDue ? 'due' : null, isLetterDue: true })
    .where('id', '=', order.id)
    .execute();
  const back = movementsOf(order).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
  await moveMoney(buyer, order.currency, back, { transactionId: order.id });
}

/** Corrects for clocks that differ between machines. */
const notBefore = (earlier: Date, now: Date): Date => (now < earlier ? earlier : now);

/** The platform pays for credits above the amount, and keeps an amount above the credits. */
function movementsOf({ gift, method, readerId, amount }: OrderRow): Movement[] {
  const wallet: Place = { walletOf: readerId };
  if (gift.type !== 'dragon_wallet_credit') {
    return [{ from: method === 'balance' ? wallet : 'gateway', to: 'revenue', amount }];
  }
  const bought = Math.min(amount, gift.credits);
  return [
    { from: 'gateway', to: wallet, amount: bought },
    { from: 'promotion', to: wallet, amount: gift.credits - bought },
    { from: 'gateway', to: 'revenue', amount: amount - bought },
  ];
}
