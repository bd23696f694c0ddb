/** Formats an amount in cents of a currency (ISO 4217): 1490 BRL is 'R$ 14,90'. */
export const formatPrice = (cents: number, currency: string, locale: string): string =>
  formatOf(currency, locale).format(cents / 100);

/** By currency and locale. A screen shows dozens of prices, and creating a format is slow. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
