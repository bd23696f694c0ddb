import {
  addMonths,
  canBeClosed,
  closingDayOf,
} from '../../../../../server/finance/revenue/revenue-months.ts';

it.each([
  ['2026-01-01', 1, '2026-02-01'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-03-01', 24, '2028-03-01'],
])('adds to %s %i months', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

it.each([
  ['2026-01-01', '2026-03-05'],
  ['2026-11-01', '2027-01-05'],
  ['2026-12-01', '2027-02-05'],
])('closes %s on %s', (month, day) => {
  expect(closingDayOf(month)).toBe(day);
});

it('closes a month from midnight in Brazil', () => {
  expect(canBeClosed('2026-01-01', new Date('2026-03-05T02:59:59Z'))).toBe(false);
  expect(canBeClosed('2026-01-01', new Date('2026-03-05T03:00:00Z'))).toBe(true);
});

it('closes no month in which pages of it can still be reported', () => {
  const maxPageAgeMs = 30 * 24 * 60 * 60_000;
  for (let count = 0; count < 48; count += 1) {
    const month = addMonths('2026-01-01', count);
    const end = Date.parse(`${addMonths(month, 1)}T03:00:00Z`);
    expect(canBeClosed(month, new Date(end + maxPageAgeMs))).toBe(false);
  }
});
