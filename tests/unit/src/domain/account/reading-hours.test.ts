import { isInside } from '../../../../../src/domain/account/reading-hours.ts';

/** São Paulo is three hours behind UTC. */
const at = (time: string) => new Date(`2026-03-27T${time}:00-03:00`);

it('reads from the start until before the end', () => {
  const hours = { from: '07:00', until: '20:00' };
  expect(isInside(hours, at('06:59'))).toBe(false);
  expect(isInside(hours, at('07:00'))).toBe(true);
  expect(isInside(hours, at('19:59'))).toBe(true);
  expect(isInside(hours, at('20:00'))).toBe(false);
});

it('reads over midnight', () => {
  const hours = { from: '20:00', until: '00:30' };
  expect(isInside(hours, at('19:59'))).toBe(false);
  expect(isInside(hours, at('23:59'))).toBe(true);
  expect(isInside(hours, at('00:00'))).toBe(true);
  expect(isInside(hours, at('00:30'))).toBe(false);
});
