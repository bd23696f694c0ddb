import type { LockedBuyer } from '../buyer.ts';
import { releaseCouponUse } from '../coupons/coupon-uses.ts';
import { grantAcquisition } from '../entitlements/change-acquisitions.ts';
import { grantSubscription } from '../entitlements/change-subscriptions.ts';
import { findDuplicate } from '../entitlements/duplicates.ts';
import { findNextStart } from '../entitlements/live-subscriptions.ts';
import { type LedgerAccountKey, type MoneyTransfer, moveMoney } from '../ledger/move-money.ts';
import type { OrderRow } from './order-row.ts';
import { extendByCycle, isRenewable } from './renewal-orders.ts';
import { reportSale } from './report-sale.ts';

/**
 * Records a payment, moves the money and grants the product, or refunds the order if it can no longer be granted.
 * The order must be locked and waiting.
 */
export async function recordPayment(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = latestOf(order.createdAt, clock);
  const isDeliverable = order.isRenewal
    ? await isRenewable(buyer, order)
    : (await findDuplicate(buyer, order.product, now)) === null;
  await recordIncome(buyer, order, now);
  if (!isDeliverable) await rejectUndeliverable(buyer, order, now);
  else if (order.isRenewal) await extendByCycle(buyer, order, now);
  else await deliver(buyer, order, now);
}

/** Records the payment of an order that has expired, and refunds it. Its coupon use was released when it expired. */
export async function recordLatePayment(buyer: LockedBuyer, order: OrderRow, clock: Date): Promise<void> {
  const now = latestOf(order.createdAt, clock);
  await recordIncome(buyer, order, now);
  await recordRefund(buyer, order, now, { isWithdrawn: false });
}

export async function recordIncome(buyer: LockedBuyer, order: OrderRow, paidAt: Date): Promise<void> {
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ status: 'paid', paidAt, isEmailDue: true })
    .where('id', '=', order.id)
    .execute();
  await moveMoney(buyer, order.currency, transfersOf(order), { transactionId: order.id });
}

/** Refunds a paid order that cannot be delivered, and releases its coupon. */
async function rejectUndeliverable(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  await recordRefund(buyer, order, now, { isWithdrawn: false });
  await releaseCouponUse(buyer.trx, order.couponId);
}

/** Grants the product and links an order to the subscription that it started. */
async function deliver(buyer: LockedBuyer, order: OrderRow, now: Date): Promise<void> {
  const { id, product, cardId } = order;
  if (product.type === 'comic')
    await grantAcquisition(buyer, { ...product, cause: { transactionId: id } }, now);
  await reportSale(buyer, order, now);
  if (product.type !== 'plan') return;
  const { planId, merchandiseId, cycleDays: days } = product;
  const startsAt = await findNextStart(buyer, now);
  const subscription = await grantSubscription(buyer, { planId, startsAt, days, merchandiseId, cardId });
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ subscriptionId: subscription, coversFrom: startsAt })
    .where('id', '=', id)
    .execute();
}

/** Closes a waiting order and releases its coupon. `needsEmail`: true if no page shows the result to the reader. */
export async function closeUnpaid(
  { trx }: LockedBuyer,
  order: OrderRow,
  status: 'refused' | 'expired',
  needsEmail = false,
): Promise<void> {
  await trx
    .updateTable('comics.transaction')
    .set({ status, isEmailDue: needsEmail })
    .where('id', '=', order.id)
    .execute();
  await releaseCouponUse(trx, order.couponId);
}

/**
 * Reverses the transfers and schedules the refund at the gateway. The caller must end the entitlement. `isWithdrawn`: the
 * order was delivered, so it keeps its coupon use.
 */
export async function recordRefund(
  buyer: LockedBuyer,
  order: OrderRow,
  clock: Date,
  { isWithdrawn }: { isWithdrawn: boolean },
): Promise<void> {
  const now = latestOf(order.paidAt ?? order.createdAt, clock);
  const isDue = order.method !== 'balance' && order.amount > 0;
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ status: 'refunded', isWithdrawn, refundedAt: now, refund: isDue ? 'due' : null, isEmailDue: true })
    .where('id', '=', order.id)
    .execute();
  await moveMoney(buyer, order.currency, transfersOf(order).map(reverse), { transactionId: order.id });
}

export const reverse = ({ from, to, amount }: MoneyTransfer): MoneyTransfer => ({
  from: to,
  to: from,
  amount,
});

/** Corrects for clocks that differ between machines. */
export const latestOf = (earlier: Date, now: Date): Date => (now < earlier ? earlier : now);

/** The platform pays for credits above the amount, and keeps an amount above the credits. */
export function transfersOf({ product, method, readerId, amount }: OrderRow): MoneyTransfer[] {
  const wallet: LedgerAccountKey = { walletOf: readerId };
  if (product.type !== 'dragon_wallet_credit') {
    return [{ from: method === 'balance' ? wallet : 'gateway', to: 'revenue', amount }];
  }
  const paidCredits = Math.min(amount, product.credits);
  return [
    { from: 'gateway', to: wallet, amount: paidCredits },
    { from: 'promotion', to: wallet, amount: product.credits - paidCredits },
    { from: 'gateway', to: 'revenue', amount: amount - paidCredits },
  ];
}
