import fc from 'fast-check';
import { centsOf, percentOff, pricePerMonth, sumOf } from '../../../../src/domain/money.ts';

const priceArbitrary = fc.maxSafeNat();
const invalidAmounts = [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1];

describe('centsOf', () => {
  it.each([
    ['14,90', 1490],
    ['14.90', 1490],
    ['14,9', 1490],
    ['10', 1000],
    ['R$ 10', 1000],
    ['R$10,00', 1000],
    ['R$\u00a014,90', 1490],
    ['r$ 14,90', 1490],
    [' 14,90 ', 1490],
    ['1234,56', 123456],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234.567', 123456700],
    ['1.234.567,8', 123456780],
    ['0', 0],
    ['0,05', 5],
  ])('parses "%s" to %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ['nothing', ''],
    ['no number', 'dez'],
    ['only a symbol', 'R$'],
    ['another currency', 'US$ 10'],
    ['an ambiguous dot', '1.234'],
    ['an ambiguous comma', '1,234'],
    ['three decimals', '14,905'],
    ['thousands and three decimals', '1.234,567'],
    ['the same mark for thousands and decimals', '1.234.56'],
    ['two decimal marks', '1,23,4'],
    ['groups of other sizes', '12.34,50'],
    ['no whole part', ',50'],
    ['no decimals', '14,'],
    ['a negative amount', '-14,90'],
    ['an amount beyond the safe integers', '90071992547409,92'],
  ])('returns null for %s', (_, text) => {
    expect(centsOf(text)).toBeNull();
  });

  it('parses the formats of both languages', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.constantFrom('pt-BR', 'en-US'), (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
        expect(centsOf(written.format(cents / 100))).toBe(cents);
      }),
    );
  });
});

describe('sumOf', () => {
  it('adds cents and returns 0 for an empty list', () => {
    expect(sumOf([1490, 10, -500])).toBe(1000);
    expect(sumOf([])).toBe(0);
  });

  it('throws for invalid amounts and for unsafe sums', () => {
    for (const invalid of invalidAmounts) expect(() => sumOf([-10, invalid])).toThrow(RangeError);
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('percentOff', () => {
  it.each([
    [1490, 10, 1341],
    [1490, 50, 745],
    [999, 50, 500],
    [1005, 10, 905],
    [1, 50, 1],
    [1, 51, 0],
    [1000, 33.33, 667],
    [1490, 0, 1490],
    [1490, 100, 0],
    [1490, 150, 0],
  ])('reduces %i cents by %d percent to %i', (cents, percent, reduced) => {
    expect(percentOff(cents, percent)).toBe(reduced);
  });

  it('returns a price between 0 and the full price, within half a cent of the exact value', () => {
    fc.assert(
      fc.property(priceArbitrary, fc.nat(100), (cents, percent) => {
        const reduced = percentOff(cents, percent);
        const error = 100n * BigInt(reduced) - BigInt(cents) * BigInt(100 - percent);
        expect(reduced).toBeGreaterThanOrEqual(0);
        expect(reduced).toBeLessThanOrEqual(cents);
        expect(error > -50n && error <= 50n).toBe(true);
      }),
    );
  });

  it('throws for invalid prices and percentages', () => {
    for (const invalid of [...invalidAmounts, -1]) expect(() => percentOff(invalid, 10)).toThrow(RangeError);
    for (const invalid of [-1, Number.NaN]) expect(() => percentOff(1490, invalid)).toThrow(RangeError);
  });
});

describe('pricePerMonth', () => {
  it.each([
    [1490, 30, 1490],
    [2990, 90, 997],
    [14_990, 360, 1249],
    [3, 60, 2],
    [0, 30, 0],
  ])('converts %i cents for %i days to %i', (cents, days, perMonth) => {
    expect(pricePerMonth(cents, days)).toBe(perMonth);
  });

  it('is within half a cent of the exact value', () => {
    fc.assert(
      fc.property(priceArbitrary, fc.integer({ min: 30, max: 3660 }), (cents, days) => {
        const error = 2n * (BigInt(days) * BigInt(pricePerMonth(cents, days)) - 30n * BigInt(cents));
        expect(error > -BigInt(days) && error <= BigInt(days)).toBe(true);
      }),
    );
  });

  it('throws for invalid prices and numbers of days', () => {
    for (const invalid of [...invalidAmounts, -1])
      expect(() => pricePerMonth(invalid, 30)).toThrow(RangeError);
    for (const invalid of [0, -30, 0.5, Number.NaN])
      expect(() => pricePerMonth(1490, invalid)).toThrow(RangeError);
    expect(() => pricePerMonth(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError);
  });
});
