import type { Subscription } from '../account/reader.ts';
import type { Transaction } from './transaction.ts';

/** Within this time after a purchase the reader gets the full amount back. Rule 49. */
const withdrawalDays = 7;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A subscription that the reader can withdraw from, with the purchase that is refunded. */
export interface WithdrawableSubscription {
  readonly subscription: Subscription;
  readonly purchase: Transaction;
  readonly endsAt: Date;
}

/**
 * The subscriptions that the reader can withdraw from. `subscriptions` are in order of purchase and `transactions` in
 * order of payment, both latest first. Subscriptions from vouchers or operators were not paid, and renewals do not
 * count as purchases. The platform has the final say.
 */
export function withdrawableSubscriptionsOf(
  subscriptions: readonly Subscription[],
  transactions: readonly Transaction[],
  now: Date,
): readonly WithdrawableSubscription[] {
  const purchases = [...transactions];
  return subscriptions.flatMap((subscription) => {
    const index = purchases.findIndex((each) => hasPaidFor(each, subscription));
    // Two subscriptions of the same plan and period have separate purchases.
    const [purchase] = index < 0 ? [] : purchases.splice(index, 1);
    const endsAt = purchase && endOf(subscription, purchase);
    return purchase && endsAt && now <= endsAt ? [{ subscription, purchase, endsAt }] : [];
  });
}

/** The end of the withdrawal period, or the start of the subscription if that is later. */
const endOf = ({ startsAt }: Subscription, { paidAt, createdAt }: Transaction): Date => {
  const periodEnd = new Date(paidAt ?? createdAt).getTime() + withdrawalDays * dayInMilliseconds;
  return new Date(Math.max(periodEnd, new Date(startsAt).getTime()));
};

const hasPaidFor = (
  { item, isRenewal, status }: Transaction,
  { plan, cycleDurationInDays }: Subscription,
): boolean =>
  status === 'paid' &&
  !isRenewal &&
  item.type === 'plan' &&
  item.slug === plan.slug &&
  item.cycleDurationInDays === cycleDurationInDays;
