import { cooldownMs, isDue } from '../../../../../src/domain/operator-link/special-flow.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('isDue', () => {
  it('is true if the offer was never shown, and after 24 hours', () => {
    expect(isDue(null, now)).toBe(true);
    expect([isDue(ago(0), now), isDue(ago(cooldownMs - 1), now), isDue(ago(cooldownMs), now)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is true if the stored date is invalid or in the future', () => {
    expect([isDue(ago(-1), now), isDue(new Date(Number.NaN), now)]).toEqual([true, true]);
  });
});
