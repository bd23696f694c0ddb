import type { PaymentCard } from './payment-card.ts';

/** Parses 'MM/YY' to the first day of that month at 12:00 UTC. Null for any other text. */
export function cardExpiryOf(text: string): Date | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? firstOf(2000 + Number(year), Number(month)) : null;
}

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1, 12));

/** True from the printed month on: a card is refused already in that month. Rule 28. */
export const hasCardExpired = (expiry: Date, now: Date): boolean => !(expiry > now);

/** True if a saved card has expired and can no longer pay. */
export const isExpiredCard = (
  { expirationYear, expirationMonth }: Pick<PaymentCard, 'expirationYear' | 'expirationMonth'>,
  now: Date,
): boolean => hasCardExpired(firstOf(expirationYear, expirationMonth), now);
