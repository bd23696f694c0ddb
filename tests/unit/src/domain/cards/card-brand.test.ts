import fc from 'fast-check';
import {
  type CardBrandRule,
  cardBrandOf,
  cardBrands,
  cardBrandWhileTyping,
  cardNumberGroups,
  isCardNumberLength,
  ruleByPrefix,
  securityCodeLength,
} from '../../../../../src/domain/cards/card-brand.ts';

const padNumber = (prefix: number, length: number) => String(prefix).padEnd(length, '0');

describe('cardBrandOf', () => {
  it.each([
    ['4111 1111 1111 1111', 'visa'],
    ['4222222222222', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['3714 496353 98431', 'amex'],
    ['6011111111111117', 'discover'],
    ['30569309025904', 'diners-club'],
    ['38520000023237', 'diners-club'],
  ])('recognises %s as %s', (number, brand) => {
    expect(cardBrandOf(number)).toBe(brand);
  });

  it.each([
    [51, 16, 'mastercard'],
    [55, 16, 'mastercard'],
    [2221, 16, 'mastercard'],
    [2720, 16, 'mastercard'],
    [34, 15, 'amex'],
    [37, 15, 'amex'],
    [300, 14, 'diners-club'],
    [305, 14, 'diners-club'],
    [36, 14, 'diners-club'],
    [38, 14, 'diners-club'],
    [6011, 16, 'discover'],
    [644, 16, 'discover'],
    [649, 16, 'discover'],
    [65, 16, 'discover'],
    [622126, 16, 'discover'],
    [622925, 16, 'discover'],
  ])('recognises the prefix %i with %i digits as %s', (prefix, length, brand) => {
    expect(cardBrandOf(padNumber(prefix, length))).toBe(brand);
    expect(cardBrandWhileTyping(String(prefix))).toBe(brand);
  });

  it.each([
    [50, 16],
    [56, 16],
    [2220, 16],
    [2721, 16],
    [35, 15],
    [306, 14],
    [39, 14],
    [6012, 16],
    [643, 16],
    [622125, 16],
    [622926, 16],
  ])('returns null for the prefix %i with %i digits', (prefix, length) => {
    expect(cardBrandOf(padNumber(prefix, length))).toBeNull();
    expect(cardBrandWhileTyping(padNumber(prefix, length))).toBeNull();
  });

  it.each([
    ['4', 14],
    ['4', 15],
    ['51', 15],
    ['34', 16],
    ['36', 16],
    ['6011', 15],
  ])('returns null for the prefix %s with %i digits', (prefix, length) => {
    expect(cardBrandOf(prefix.padEnd(length, '0'))).toBeNull();
  });

  it.each(['', 'visa', '4111-1111-1111-1111'])('returns null for "%s"', (number) => {
    expect(cardBrandOf(number)).toBeNull();
    expect(cardBrandWhileTyping(number)).toBeNull();
  });

  it('returns the same brand as cardBrandWhileTyping', () => {
    const start = fc.constantFrom(...cardBrands.flatMap(({ prefixes }) => prefixes.flat()));
    const end = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(start, end, fc.integer({ min: 13, max: 16 }), (prefix, rest, length) => {
        const number = (prefix + rest).slice(0, length);
        const brand = cardBrandOf(number);
        fc.pre(brand !== null);
        expect(cardBrandWhileTyping(number)).toBe(brand);
      }),
    );
  });
});

describe('cardBrandWhileTyping', () => {
  it.each([
    ['4', 'visa'],
    ['34', 'amex'],
    ['37 8', 'amex'],
    ['36', 'diners-club'],
    ['300', 'diners-club'],
    ['3', null],
    ['30', null],
    ['5', null],
    ['222', null],
    ['6', null],
    ['62212', null],
  ])('for %s, returns the brand %s', (digits, brand) => {
    expect(cardBrandWhileTyping(digits)).toBe(brand);
  });

  it('does not change the brand while further digits are typed', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(digits, fc.nat(15), (number, length) => {
        const early = cardBrandWhileTyping(number.slice(0, length));
        fc.pre(early !== null);
        expect(cardBrandWhileTyping(number)).toBe(early);
      }),
    );
  });
});

describe('ruleByPrefix', () => {
  const elo = { brand: 'elo', prefixes: [[401178, 401179]], lengths: [16] } satisfies CardBrandRule;

  it('finds an added brand at any position of the table, also inside the range of another brand', () => {
    const rules: readonly CardBrandRule[] = [...cardBrands, elo];
    const ruleOf = (digits: string) => ruleByPrefix(digits, rules)?.brand;
    expect([ruleOf('401178'), ruleOf('40117'), ruleOf('401180')]).toEqual(['elo', 'visa', 'visa']);
    expect(ruleByPrefix('401178', [elo, ...cardBrands])?.brand).toBe('elo');
  });
});

describe('the format of a card number', () => {
  it('has groups of four digits, or 4-6-5 for amex and diners-club', () => {
    expect(cardNumberGroups(null)).toEqual([4, 4, 4, 4]);
    expect(cardNumberGroups('visa')).toEqual([4, 4, 4, 4]);
    expect(cardNumberGroups('amex')).toEqual([4, 6, 5]);
    expect(cardNumberGroups('diners-club')).toEqual([4, 6, 5]);
  });

  it('fits every length that the brand issues', () => {
    for (const { brand, lengths } of cardBrands) {
      const room = cardNumberGroups(brand).reduce((sum, group) => sum + group, 0);
      expect(room).toBeGreaterThanOrEqual(Math.max(...lengths));
    }
  });

  it('has a security code of four digits for amex and three for others', () => {
    expect(securityCodeLength('amex')).toBe(4);
    expect(securityCodeLength('diners-club')).toBe(3);
    expect(securityCodeLength(null)).toBe(3);
  });
});

describe('isCardNumberLength', () => {
  it('accepts 14 to 16 digits and ignores spaces', () => {
    const lengths = Array.from({ length: 20 }, (_, length) => length);
    expect(lengths.filter((length) => isCardNumberLength('4'.repeat(length)))).toEqual([14, 15, 16]);
    expect(isCardNumberLength('4111 1111 1111 1111')).toBe(true);
  });

  it('rejects a visa number of 13 digits, which still has a brand', () => {
    expect(isCardNumberLength('4222222222222')).toBe(false);
  });

  it('counts only digits', () => {
    expect(isCardNumberLength('41111111111111xx')).toBe(false);
  });
});
