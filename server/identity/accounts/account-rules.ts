import { ApiError } from '../../http/api-error.ts';
import { dayInBrazil } from '../../text/day-in-brazil.ts';

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[a-z])${label}$`, 'i');

/** Accepts a dot-atom (RFC 5322) at a domain of two or more labels. RFC 5321 limits an address to 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);

/** Rule 20. */
export const isUsername = (text: string): boolean => /^(?!\d+$)[A-Za-z0-9._]{5,15}$/.test(text);

/** '+' and digits with the country code. A Brazilian number has an area code and eight or nine digits. */
export const isPhoneNumber = (text: string): boolean =>
  /^\+[1-9]\d{7,14}$/.test(text) && (!text.startsWith('+55') || /^\+55[1-9]\d{9,10}$/.test(text));

/** Adds the country code to digits without a +. Rule 23. */
export function phoneNumberOf(text: string): string {
  if (text.startsWith('+')) return text;
  return text.length > 11 ? `+${text}` : `+55${text}`;
}

/** The age of an adult, and of the owner of an account without a guardian. */
export const minAgeYears = 18;

/** An existing date as YYYY-MM-DD, from 1900 until today. */
export function isBirthDate(text: string, now = new Date()): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists && text >= '1900-01-01' && text <= dayInBrazil(now);
}

/** An age is reached on the birthday. A person born on 29 February reaches it on 1 March if the year is not a leap year. */
export function isAtLeast(years: number, birthDate: string, now = new Date()): boolean {
  const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
  return birthday <= dayInBrazil(now);
}

/** Throws the ApiError USER.UNDERAGE. */
export function requireAdult(birthDate: string): void {
  if (isAtLeast(minAgeYears, birthDate)) return;
  throw new ApiError('USER.UNDERAGE', { details: { years: String(minAgeYears) } });
}
