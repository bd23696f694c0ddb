import { replaceUnsafeCharacters } from '../text/unsafe-characters.ts';
import type { OpenIdPerson } from './openid-client.ts';

type Claims = Record<string, unknown>;

/** Reads the standard claims of OpenID. Ignores invalid claims. */
export function openIdPersonOf(subject: string, claims: Claims): OpenIdPerson {
  return {
    subject,
    email: emailOf(claims.email),
    // Some providers send a text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    phoneNumber: claims.phone_number_verified === false ? null : phoneNumberOf(claims.phone_number),
    name: textOf(claims.given_name) ?? textOf(claims.name),
    claims,
  };
}

/** In characters. An emoji counts as one. */
const maxNameLength = 50;

/** One line of text. Replaces unsafe characters and lone surrogates. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = replaceUnsafeCharacters(value.toWellFormed(), ' ').trim();
  const text = [...line].slice(0, maxNameLength).join('').trim();
  return text === '' ? null : text;
}

function emailOf(value: unknown): string | null {
  const isEmail =
    typeof value === 'string' &&
    value.isWellFormed() &&
    value.length <= 254 &&
    /^[^\s@\p{Cc}]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value);
  return isEmail ? value : null;
}

/** A number of up to 11 digits without '+' is Brazilian. Rule 23. */
function phoneNumberOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const digits = value.replace(/\D/g, '');
  const number = value.trim().startsWith('+') || digits.length > 11 ? `+${digits}` : `+55${digits}`;
  return /^\+\d{8,15}$/.test(number) ? number : null;
}
