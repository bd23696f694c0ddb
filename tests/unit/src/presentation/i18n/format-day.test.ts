import { formatDay } from '../../../../../src/presentation/i18n/format-day.ts';

it('formatDay formats a day that is the same in every time zone', () => {
  expect(formatDay('2026-03-01', 'pt-BR')).toBe('1 de março de 2026');
  expect(formatDay('2026-03-01', 'en-US')).toBe('March 1, 2026');
});
