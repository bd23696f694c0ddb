import { dayInBrazil } from '../../text/day-in-brazil.ts';

/** The first day of another month. `month`: YYYY-MM-01. */
export function addMonths(month: string, months: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/**
 * The first day on which a month can be closed: the fifth of the second month after it. By then, no page that was read in
 * it can be reported any more (rule 93), and its subscriptions can no longer be withdrawn (rule 49).
 */
export const closingDayOf = (month: string): string => `${addMonths(month, 2).slice(0, 8)}05`;

export const canBeClosed = (month: string, now: Date): boolean => dayInBrazil(now) >= closingDayOf(month);
