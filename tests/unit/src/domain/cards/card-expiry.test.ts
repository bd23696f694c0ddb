import fc from 'fast-check';
import { cardExpiryOf, hasCardExpired } from '../../../../../src/domain/cards/card-expiry.ts';

describe('cardExpiryOf', () => {
  it('returns noon of the first day of the month in this century', () => {
    expect(cardExpiryOf('09/31')).toEqual(new Date('2031-09-01T12:00:00Z'));
    expect(cardExpiryOf('12/99')).toEqual(new Date('2099-12-01T12:00:00Z'));
    expect(cardExpiryOf('01/00')).toEqual(new Date('2000-01-01T12:00:00Z'));
  });

  it.each(['', '00/30', '13/30', '1/30', '12/3', '12/2030', '1230', 'MM/YY', ' 12/30', '12/30\n'])(
    'returns null for "%s"',
    (text) => {
      expect(cardExpiryOf(text)).toBeNull();
    },
  );

  it('has the same month and year as the text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(99), (month, year) => {
        const twoDigits = (count: number) => String(count).padStart(2, '0');
        const expiry = cardExpiryOf(`${twoDigits(month)}/${twoDigits(year)}`);
        expect(expiry?.toISOString()).toBe(`20${twoDigits(year)}-${twoDigits(month)}-01T12:00:00.000Z`);
      }),
    );
  });
});

describe('hasCardExpired', () => {
  const expiry = new Date('2031-09-01T12:00:00Z');

  it('is false before the printed month', () => {
    expect(hasCardExpired(expiry, new Date('2031-08-31T23:59:59Z'))).toBe(false);
    expect(hasCardExpired(expiry, new Date('2031-09-01T11:59:59.999Z'))).toBe(false);
  });

  it('is true from the first instant of the printed month', () => {
    expect(hasCardExpired(expiry, expiry)).toBe(true);
    expect(hasCardExpired(expiry, new Date('2031-09-15T00:00:00Z'))).toBe(true);
  });

  it('is true for an invalid date', () => {
    expect(hasCardExpired(new Date(Number.NaN), new Date())).toBe(true);
  });
});
