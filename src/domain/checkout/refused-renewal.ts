import type { Subscription } from '../account/reader.ts';
import { type CardIdentity, isSameCard } from '../cards/payment-card.ts';
import type { Transaction } from './transaction.ts';

/**
 * True if the last attempt to renew the subscription was refused. `transactions` are newest first. `card` renews the
 * subscription; null if unknown. The platform tries the card again until the subscription ends.
 */
export function isRenewalRefused(
  { hasAutoRenewal, startsAt, plan }: Subscription,
  transactions: readonly Transaction[],
  card: CardIdentity | null,
): boolean {
  const last = transactions.find(
    ({ isRenewal, item, createdAt }) =>
      isRenewal && item.slug === plan.slug && new Date(createdAt) >= new Date(startsAt),
  );
  if (!hasAutoRenewal || last?.status !== 'refused') return false;
  return !card || !last.paymentCard || isSameCard(card, last.paymentCard);
}
