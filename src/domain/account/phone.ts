/** The national digits of a phone number in any notation: at most 11, the length of a Brazilian mobile number. */
export const phoneDigits = (text: string): string => nationalDigits(text).slice(0, 11);

/** '+55' and the national digits, as services store it. Empty for a text without digits. */
export function brazilianPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits && `+55${digits}`;
}

/** True if the text has a country code that is not 55. A + alone counts too: another country code may follow. */
export const isForeignPhone = (text: string): boolean =>
  withPlus(text).startsWith('+') && !digitsOf(text).startsWith('55');

/** 00 before a country code means the same as a +. */
export const withPlus = (text: string): string => text.trim().replace(/^00(?=\s?[1-9])/, '+');

/** '+', the country code and all digits, as the identity service stores the number of an account. */
export function accountPhone(text: string): string {
  if (!isForeignPhone(text)) return brazilianPhone(text);
  const digits = digitsOf(text);
  return digits && `+${digits}`;
}

/** True for a Brazilian number, or a foreign one with 8 to 15 digits (E.164). */
export const isAccountPhone = (text: string): boolean =>
  isForeignPhone(text) ? !/\p{L}/u.test(text) && /^\d{8,15}$/.test(digitsOf(text)) : isPhone(text);

/** True for an area code and eight or nine digits. False for more digits, or if the text contains letters. */
export const isPhone = (text: string): boolean =>
  !/\p{L}/u.test(text) && /^\d{10,11}$/.test(nationalDigits(text));

/**
 * Removes the country code and the 0 of long-distance calls. 55 is also an area code, so a short number keeps it.
 */
function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  const hasCountryCode = digits.startsWith('55') && (text.trim().startsWith('+') || digits.length > 11);
  return (hasCountryCode ? digits.slice(2) : digits).replace(/^0+/, '');
}

/** Without the zeros before the country code or the area code. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');
