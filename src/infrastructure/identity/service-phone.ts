/** A phone number as the identity service takes it. Source: platform.md §7; readings.md, 20: to the letter. */
export function servicePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 11 ? `+${digits}` : `+55${digits}`;
}
