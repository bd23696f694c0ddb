/** Formats an amount in cents of a currency (ISO 4217): 1490 BRL is 'R$ 14,90'. */
export const formatPrice = (cents: number, currency: string, locale: string): string =>
  currency === 'BRL' && Number.isSafeInteger(cents)
    ? formatReais(cents, locale)
    : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);

/**
 * The result of `Intl.NumberFormat`. Each screen with a cover shows prices, and the first formatter takes 17 ms on a
 * desktop and a long task on a phone.
 */
function formatReais(cents: number, locale: string): string {
  const isEnglish = locale === 'en-US';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = groupThousands(digits.slice(0, -2), isEnglish ? ',' : '.');
  const amount = `${whole}${isEnglish ? '.' : ','}${digits.slice(-2)}`;
  return `${cents < 0 ? '-' : ''}R$${isEnglish ? '' : '\u00a0'}${amount}`;
}

function groupThousands(digits: string, separator: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  return groups.join(separator);
}
