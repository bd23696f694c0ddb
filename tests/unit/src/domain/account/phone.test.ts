import fc from 'fast-check';
import { internationalPhone, isPhone, phoneDigits } from '../../../../../src/domain/account/phone.ts';

const digit = fc.constantFrom(...'0123456789');
const areaCode = fc
  .integer({ min: 11, max: 99 })
  .filter((code) => code % 10 !== 0)
  .map(String);
const national = fc
  .tuple(areaCode, fc.string({ unit: digit, minLength: 8, maxLength: 9 }))
  .map((parts) => parts.join(''));

describe('the digits of a phone number', () => {
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
  ])('of "%s" are "%s"', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('keep the area code 55, which is no country', () => {
    expect(phoneDigits('(55) 99876-5432')).toBe('55998765432');
    expect(phoneDigits('(55) 3221-0000')).toBe('5532210000');
    expect(phoneDigits('+55 55 99876-5432')).toBe('55998765432');
  });

  it('are eleven at most', () => {
    expect(phoneDigits('(11) 98765-43210')).toBe('11987654321');
  });

  it('are the same however the number is written', () => {
    const writings = fc.constantFrom('', '0', '+55', '+55 ', '+55 0', '0055', '(+55) ');
    fc.assert(
      fc.property(national, writings, (digits, start) => {
        fc.pre(digits.length === 11 || start !== '(+55) ');
        const written = `${start}(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
        expect(phoneDigits(written)).toBe(digits);
      }),
    );
  });
});

describe('the international form of a phone number', () => {
  it('is +55 and its digits', () => {
    expect(internationalPhone('(11) 98765-4321')).toBe('+5511987654321');
    expect(internationalPhone('(11) 3456-7890')).toBe('+551134567890');
  });

  it('is nothing for a field that was left empty', () => {
    expect(internationalPhone('')).toBe('');
    expect(internationalPhone('(')).toBe('');
  });

  it('stays the same when it is taken once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -') }), (text) => {
        const once = internationalPhone(text);
        expect(internationalPhone(once)).toBe(once);
      }),
    );
  });
});

describe('a phone number', () => {
  it('has an area code and eight or nine digits, masked or not', () => {
    fc.assert(
      fc.property(national, (digits) => {
        expect(isPhone(digits)).toBe(true);
        expect(isPhone(internationalPhone(digits))).toBe(true);
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
  ])('is not "%s"', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
