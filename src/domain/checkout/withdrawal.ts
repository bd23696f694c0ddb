import type { Subscription } from '../account/reader.ts';
import type { Transaction } from './transaction.ts';

/** Within so many days of a purchase all that was paid goes back. Rule 49. */
const withdrawalDays = 7;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A subscription that can be withdrawn from, and the purchase that is undone by it. */
export interface Withdrawable {
  readonly subscription: Subscription;
  readonly purchase: Transaction;
}

/**
 * Those of the subscriptions (the last bought first) that can be withdrawn from, by what was paid (the newest first).
 * What a voucher or an operator gave was not paid, and a renewal is no purchase. The platform decides in the end.
 */
export function withdrawablesOf(
  subscriptions: readonly Subscription[],
  transactions: readonly Transaction[],
  now: Date,
): readonly Withdrawable[] {
  const purchases = [...transactions];
  return subscriptions.flatMap((subscription) => {
    const place = purchases.findIndex((each) => hasPaidFor(each, subscription));
    // Of two of the same plan and period each has a purchase of its own.
    const [purchase] = place < 0 ? [] : purchases.splice(place, 1);
    return purchase && now <= withdrawalEndsAt(purchase) ? [{ subscription, purchase }] : [];
  });
}

/** Until when all of it goes back. */
export const withdrawalEndsAt = ({ paidAt, createdAt }: Transaction): Date =>
  new Date(new Date(paidAt ?? createdAt).getTime() + withdrawalDays * dayInMilliseconds);

const hasPaidFor = (
  { item, isRenewal, status }: Transaction,
  { plan, cycleDurationInDays }: Subscription,
): boolean =>
  status === 'paid' &&
  !isRenewal &&
  item.type === 'plan' &&
  item.slug === plan.slug &&
  item.cycleDurationInDays === cycleDurationInDays;
