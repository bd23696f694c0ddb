/** The national digits of a phone number in any notation: at most 11, the length of a Brazilian mobile number. */
export const phoneDigits = (text: string): string => nationalDigits(text).slice(0, 11);

/** '+55' and the national digits, as services store it. Empty for a text without digits. */
export function internationalPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits && `+55${digits}`;
}

/** True for an area code and eight or nine digits. False for more digits, or if the text contains letters. */
export const isPhone = (text: string): boolean =>
  !/\p{L}/u.test(text) && /^\d{10,11}$/.test(nationalDigits(text));

/**
 * Removes the country code and the 0 of long-distance calls. 55 is also an area code, so a short number keeps it.
 */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const hasCountryCode = digits.startsWith('55') && (text.trim().startsWith('+') || digits.length > 11);
  return (hasCountryCode ? digits.slice(2) : digits).replace(/^0+/, '');
}
