/** A phone number as the identity service takes it. Rule 23. */
export function servicePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 11 ? `+${digits}` : `+55${digits}`;
}
