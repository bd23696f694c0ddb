/** Days begin and end in this time zone for all readers. */
export const timeZone = 'America/Sao_Paulo';

/** The day of an instant for readers: YYYY-MM-DD, the date format of the Swedish locale. */
export const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);

export class InvalidDateError extends Error {
  override readonly name = 'InvalidDateError';
}

export class NoStringDateError extends Error {
  override readonly name = 'NoStringDateError';
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses an ISO 8601 day ('2026-03-01': midnight UTC) or instant ('2026-03-01T09:00:00Z'). Rejects formats that
 * JavaScript engines interpret differently. Throws `NoStringDateError` for an empty text, else `InvalidDateError`.
 */
export function parseDate(text: string): Date {
  if (text === '') throw new NoStringDateError('There is no date in an empty string');
  const date = new Date(text);
  if (!isCalendarDay(text) || Number.isNaN(date.getTime())) {
    throw new InvalidDateError(`Not a date: ${text}`);
  }
  return date;
}

/** Engines roll 30 February over into March, so an invalid day ends up in another month. */
function isCalendarDay(text: string): boolean {
  const [, year, month, dayOfMonth] = isoDate.exec(text) ?? [];
  if (!year || !month || !dayOfMonth) return false;
  const rolled = new Date(`${year}-${month}-01T00:00:00Z`);
  rolled.setUTCDate(Number(dayOfMonth));
  return rolled.getUTCMonth() + 1 === Number(month);
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** True if the dates are more than 24 hours apart. Rule 57. */
export const isDateRange = (start: Date, end: Date): boolean =>
  Math.abs(end.getTime() - start.getTime()) > dayInMilliseconds;

/** Remaining time as mm:ss. Minutes may exceed 59, seconds are rounded down, and it never falls below 00:00. Rule 57. */
export function countdown(milliseconds: number): string {
  const seconds = milliseconds > 0 ? Math.floor(milliseconds / 1000) : 0;
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
