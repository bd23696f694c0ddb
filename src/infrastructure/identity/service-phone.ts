/** The format of phone numbers at the identity service, with the country code. Rule 23. */
export function servicePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 11 || text.trim().startsWith('+') ? `+${digits}` : `+55${digits}`;
}
