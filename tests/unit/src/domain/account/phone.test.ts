import fc from 'fast-check';
import {
  accountPhone,
  brazilianPhone,
  isAccountPhone,
  isPhone,
  phoneDigits,
} from '../../../../../src/domain/account/phone.ts';

const digit = fc.constantFrom(...'0123456789');
const areaCode = fc
  .integer({ min: 11, max: 99 })
  .filter((code) => code % 10 !== 0)
  .map(String);
const nationalNumber = fc
  .tuple(areaCode, fc.string({ unit: digit, minLength: 8, maxLength: 9 }))
  .map((parts) => parts.join(''));

describe('phoneDigits', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['(11) 3456-7890', '1134567890'],
    ['+55 11 98765-4321', '11987654321'],
    ['+5511987654321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['+55 (0)11 98765-4321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['+55 11', '11'],
    ['11 98765', '1198765'],
    ['', ''],
    ['+', ''],
  ])('converts "%s" to "%s"', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('keeps the area code 55, which is not the country code', () => {
    expect(phoneDigits('(55) 99876-5432')).toBe('55998765432');
    expect(phoneDigits('(55) 3221-0000')).toBe('5532210000');
    expect(phoneDigits('+55 55 99876-5432')).toBe('55998765432');
  });

  it('returns at most eleven digits', () => {
    expect(phoneDigits('(11) 98765-43210')).toBe('11987654321');
  });

  it('returns the same digits for every notation', () => {
    const prefixes = fc.constantFrom('', '0', '+55', '+55 ', '+55 0', '0055', '(+55) ');
    fc.assert(
      fc.property(nationalNumber, prefixes, (digits, start) => {
        fc.pre(digits.length === 11 || start !== '(+55) ');
        const written = `${start}(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
        expect(phoneDigits(written)).toBe(digits);
      }),
    );
  });
});

describe('brazilianPhone', () => {
  it('returns +55 and the digits', () => {
    expect(brazilianPhone('(11) 98765-4321')).toBe('+5511987654321');
    expect(brazilianPhone('(11) 3456-7890')).toBe('+551134567890');
  });

  it('returns an empty text for an empty field', () => {
    expect(brazilianPhone('')).toBe('');
    expect(brazilianPhone('(')).toBe('');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -') }), (text) => {
        const once = brazilianPhone(text);
        expect(brazilianPhone(once)).toBe(once);
      }),
    );
  });
});

describe('isPhone', () => {
  it('accepts an area code and eight or nine digits in any notation', () => {
    fc.assert(
      fc.property(nationalNumber, (digits) => {
        expect(isPhone(digits)).toBe(true);
        expect(isPhone(brazilianPhone(digits))).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '+55',
    '98765-4321',
    '(11) 8765-432',
    '(11) 98765-43210',
    '+1 202 555 0123 99',
    '119876A54321',
  ])('rejects "%s"', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('the phone number of an account', () => {
  it.each([
    ['+351 912 345 678', '+351912345678'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['00351 912 345 678', '+351912345678'],
    ['00 351 912 345 678', '+351912345678'],
    ['0055 11 98765-4321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['(11) 98765-4321', '+5511987654321'],
  ])('%s is valid and stored as %s', (text, stored) => {
    expect([isAccountPhone(text), accountPhone(text)]).toEqual([true, stored]);
  });

  it.each(['', '+', '+5', '+351 912', '+351 912 345 678 9012 3', '+351 912 a45 678', '+55 11 98765'])(
    '%j is not valid',
    (text) => {
      expect(isAccountPhone(text)).toBe(false);
    },
  );
});
