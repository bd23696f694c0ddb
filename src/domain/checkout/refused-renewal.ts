import type { Subscription } from '../account/reader.ts';
import { type CardName, isSameCard } from '../cards/payment-card.ts';
import type { Transaction } from './transaction.ts';

/**
 * Whether the card that renews the subscription was refused the last time, by what was to be paid (the newest first).
 * It is tried again until the subscription ends. null: which card that is, is not known.
 */
export function isRenewalRefused(
  { hasAutoRenewal, startsAt, plan }: Subscription,
  transactions: readonly Transaction[],
  card: CardName | null,
): boolean {
  const last = transactions.find(
    ({ isRenewal, item, createdAt }) =>
      isRenewal && item.slug === plan.slug && new Date(createdAt) >= new Date(startsAt),
  );
  if (!hasAutoRenewal || last?.status !== 'refused') return false;
  return !card || !last.paymentCard || isSameCard(card, last.paymentCard);
}
