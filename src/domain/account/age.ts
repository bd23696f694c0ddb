import { timeZone } from '../dates.ts';

export const minimumAge = 18;

/**
 * Age by birthdays. People born on 29 February have theirs on 1 March in years that are not leap years.
 * A birth date is a day (midnight UTC, as `parseDate` returns it). Today is the current day in America/Sao_Paulo.
 */
export const isAtLeast = (years: number, birthDate: Date, now: Date): boolean =>
  !Number.isNaN(birthDate.getTime()) && ageOf(birthDate, now) >= years;

/** In full years. */
export function ageOf(birthDate: Date, now: Date): number {
  const born = calendarDay(birthDate, 'UTC');
  const today = calendarDay(now, timeZone);
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

function calendarDay(instant: Date, zone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: zone,
  }).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}
