/** The date that 'MM/YY' stands for, the first of that month at 12:00 UTC, or null. Source: platform.md §5. */
export function cardExpiryOf(text: string): Date | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? new Date(Date.UTC(2000 + Number(year), Number(month) - 1, 1, 12)) : null;
}

/** A card is refused in its own printed month: its expiry has to be later than now. Source: readings.md, 5. */
export const hasCardExpired = (expiry: Date, now: Date): boolean => !(expiry > now);
