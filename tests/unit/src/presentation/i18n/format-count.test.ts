import { formatCount } from '../../../../../src/presentation/i18n/format-count.ts';

it.each(['pt-BR', 'en-US'])('formatCount formats numbers as Intl.NumberFormat does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale);
  for (const count of [0, 9, 10, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789]) {
    expect(formatCount(count, locale)).toBe(format.format(count));
  }
});
