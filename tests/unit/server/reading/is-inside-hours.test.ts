import { isInsideHours } from '../../../../server/reading/is-inside-hours.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00-03:00`);

test.each([
  ['07:59', false],
  ['08:00', true],
  ['19:59', true],
  ['20:00', false],
  ['00:00', false],
])('from 08:00 until 20:00, %s in São Paulo is inside: %s', (time, isInside) => {
  expect(isInsideHours({ from: '08:00', until: '20:00' }, at(time))).toBe(isInside);
});

test.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:29', true],
  ['06:30', false],
  ['12:00', false],
])('from 22:00 until 06:30 of the next day, %s in São Paulo is inside: %s', (time, isInside) => {
  expect(isInsideHours({ from: '22:00', until: '06:30' }, at(time))).toBe(isInside);
});

test.each([
  ['23:59', true],
  ['00:00', false],
])('until midnight, %s in São Paulo is inside: %s', (time, isInside) => {
  expect(isInsideHours({ from: '08:00', until: '00:00' }, at(time))).toBe(isInside);
});
