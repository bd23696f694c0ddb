import { formatPrice } from '../../../../../src/presentation/i18n/format-price.ts';

it('formatPrice formats an amount for each language', () => {
  expect(formatPrice(1490, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 14,90');
  expect(formatPrice(1490, 'BRL', 'en-US')).toBe('R$14.90');
});

it.each(['pt-BR', 'en-US'])('formatPrice formats reais as Intl.NumberFormat does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  for (const cents of [0, 1, 10, 99, 100, 99_999, 100_000, 123_456_789, -1, -1490, -123_456]) {
    expect(formatPrice(cents, 'BRL', locale)).toBe(format.format(cents / 100));
  }
});

it('formatPrice formats other currencies', () => {
  expect(formatPrice(1490, 'USD', 'en-US')).toBe('$14.90');
});
