/** The national digits of a phone number however it is written, as many as a Brazilian number has at most. */
export const phoneDigits = (text: string): string => nationalDigits(text).slice(0, 11);

/** '+55' and the national digits, as services keep it; nothing for a text without digits. */
export function internationalPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits && `+55${digits}`;
}

/** Area code and eight or nine digits. A text with more digits or with letters is no phone number. */
export const isPhone = (text: string): boolean =>
  !/\p{L}/u.test(text) && /^\d{10,11}$/.test(nationalDigits(text));

/** Without the country code and the 0 of long-distance calls. 55 is an area code too: it stays in a short number. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const hasCountryCode = digits.startsWith('55') && (text.trim().startsWith('+') || digits.length > 11);
  return (hasCountryCode ? digits.slice(2) : digits).replace(/^0+/, '');
}
