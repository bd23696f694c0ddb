import { formatPrice } from '../../../../../src/presentation/i18n/format-price.ts';

it('formatPrice formats an amount for each language', () => {
  expect(formatPrice(1490, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 14,90');
  expect(formatPrice(1490, 'BRL', 'en-US')).toBe('R$14.90');
});
