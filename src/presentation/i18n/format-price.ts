import { formatCount } from './format-count.ts';

/** Formats an amount in cents of a currency (ISO 4217): 1490 BRL is 'R$ 14,90'. */
export const formatPrice = (cents: number, currency: string, locale: string): string =>
  currency === 'BRL' && Number.isSafeInteger(cents)
    ? formatReais(cents, locale)
    : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);

/** Same result as `Intl.NumberFormat`, without creating a formatter: each screen with a cover shows prices. */
function formatReais(cents: number, locale: string): string {
  const isEnglish = locale === 'en-US';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = formatCount(Number(digits.slice(0, -2)), locale);
  const amount = `${whole}${isEnglish ? '.' : ','}${digits.slice(-2)}`;
  return `${cents < 0 ? '-' : ''}R$${isEnglish ? '' : '\u00a0'}${amount}`;
}
