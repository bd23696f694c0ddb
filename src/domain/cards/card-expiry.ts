import type { PaymentCard } from './payment-card.ts';

/** The date that 'MM/YY' stands for, the first of that month at 12:00 UTC, or null. */
export function cardExpiryOf(text: string): Date | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? firstOf(2000 + Number(year), Number(month)) : null;
}

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1, 12));

/** A card is refused in its own printed month: its expiry has to be later than now. Rule 28. */
export const hasCardExpired = (expiry: Date, now: Date): boolean => !(expiry > now);

/** The same of a card that is kept: it pays nothing any more. */
export const isPastCard = (
  { expirationYear, expirationMonth }: Pick<PaymentCard, 'expirationYear' | 'expirationMonth'>,
  now: Date,
): boolean => hasCardExpired(firstOf(expirationYear, expirationMonth), now);
