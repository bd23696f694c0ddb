/** Formats an amount in cents of a currency (ISO 4217): 1490 BRL is 'R$ 14,90'. */
export const formatPrice = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
