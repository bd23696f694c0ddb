import { dayInBrazil, firstDayOfMonth } from '../../../../server/text/day-in-brazil.ts';

it.each([
  ['2026-03-31T23:59:59-03:00', '2026-03-31', '2026-03-01'],
  ['2026-04-01T02:59:59Z', '2026-03-31', '2026-03-01'],
  ['2026-04-01T03:00:00Z', '2026-04-01', '2026-04-01'],
])('in Brazil, %s is on %s, in the month that begins on %s', (instant, day, firstDay) => {
  expect(dayInBrazil(new Date(instant))).toBe(day);
  expect(firstDayOfMonth(new Date(instant))).toBe(firstDay);
});
