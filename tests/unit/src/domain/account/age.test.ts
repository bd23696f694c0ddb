import fc from 'fast-check';
import { isAtLeast, minimumAge } from '../../../../../src/domain/account/age.ts';

const dateOf = (text: string) => new Date(`${text}T00:00:00Z`);
/** Noon of that day in America/Sao_Paulo. */
const noonOf = (text: string) => new Date(`${text}T12:00:00-03:00`);

describe('isAtLeast', () => {
  it('uses a minimum age of 18', () => {
    expect(minimumAge).toBe(18);
  });

  it('counts a year from the birthday, not from the day before', () => {
    expect(isAtLeast(18, dateOf('2008-06-15'), noonOf('2026-06-14'))).toBe(false);
    expect(isAtLeast(18, dateOf('2008-06-15'), noonOf('2026-06-15'))).toBe(true);
    expect(isAtLeast(18, dateOf('2008-06-15'), noonOf('2026-07-01'))).toBe(true);
    expect(isAtLeast(18, dateOf('2008-06-15'), noonOf('2026-05-31'))).toBe(false);
  });

  it('counts people born on 29 February from 1 March, except in leap years', () => {
    expect(isAtLeast(18, dateOf('2008-02-29'), noonOf('2026-02-28'))).toBe(false);
    expect(isAtLeast(18, dateOf('2008-02-29'), noonOf('2026-03-01'))).toBe(true);
    expect(isAtLeast(20, dateOf('2008-02-29'), noonOf('2028-02-28'))).toBe(false);
    expect(isAtLeast(20, dateOf('2008-02-29'), noonOf('2028-02-29'))).toBe(true);
  });

  it('uses the day in America/Sao_Paulo, where midnight is three hours later', () => {
    expect(isAtLeast(18, dateOf('2008-06-15'), new Date('2026-06-15T02:59:59Z'))).toBe(false);
    expect(isAtLeast(18, dateOf('2008-06-15'), new Date('2026-06-15T03:00:00Z'))).toBe(true);
  });

  it('is false for an invalid or future birth date', () => {
    expect(isAtLeast(18, new Date(Number.NaN), noonOf('2026-06-15'))).toBe(false);
    expect(isAtLeast(0, dateOf('2026-06-16'), noonOf('2026-06-15'))).toBe(false);
  });

  it('adds one year on each birthday', () => {
    const birthDate = fc
      .date({ min: dateOf('1900-01-01'), max: dateOf('2020-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter((text) => !text.endsWith('02-29'));
    fc.assert(
      fc.property(birthDate, fc.nat(120), (born, years) => {
        const birthday = noonOf(`${Number(born.slice(0, 4)) + years}${born.slice(4)}`);
        const dayBefore = new Date(birthday.getTime() - 24 * 60 * 60 * 1000);
        expect(isAtLeast(years, dateOf(born), birthday)).toBe(true);
        expect(isAtLeast(years + 1, dateOf(born), birthday)).toBe(false);
        expect(isAtLeast(years, dateOf(born), dayBefore)).toBe(false);
      }),
    );
  });
});
