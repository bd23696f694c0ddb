import fc from 'fast-check';
import { passesLuhn } from '../../../../../src/domain/cards/luhn.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 });
const lastDigits = [...'0123456789'];
const validNumber = digits.map((body) => body + lastDigits.find((last) => passesLuhn(body + last)));

describe('passesLuhn', () => {
  it.each(['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117', '30569309025904'])(
    'accepts %s',
    (number) => {
      expect(passesLuhn(number)).toBe(true);
    },
  );

  it.each(['4111111111111112', '', '4111 1111 1111 1111', '411111111111111a', '-4'])(
    'rejects "%s"',
    (number) => {
      expect(passesLuhn(number)).toBe(false);
    },
  );

  it('accepts exactly one check digit', () => {
    fc.assert(
      fc.property(digits, (body) => {
        expect(lastDigits.filter((last) => passesLuhn(body + last))).toHaveLength(1);
      }),
    );
  });

  it('detects each mistyped digit', () => {
    fc.assert(
      fc.property(validNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, seed, change) => {
        const index = seed % number.length;
        const mistyped = String((Number(number[index]) + change) % 10);
        expect(passesLuhn(number.slice(0, index) + mistyped + number.slice(index + 1))).toBe(false);
      }),
    );
  });

  it('detects swapped adjacent digits, except 0 and 9', () => {
    fc.assert(
      fc.property(validNumber, fc.nat(), (number, seed) => {
        const index = seed % (number.length - 1);
        const [one = '', other = ''] = number.slice(index, index + 2);
        fc.pre(one !== other && ![one + other, other + one].includes('09'));
        expect(passesLuhn(number.slice(0, index) + other + one + number.slice(index + 2))).toBe(false);
      }),
    );
  });
});
