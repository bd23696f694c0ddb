import fc from 'fast-check';
import { isPostalCode, postalCodeDigits } from '../../../../../src/domain/postal/postal-code.ts';

describe('isPostalCode', () => {
  it.each(['01310-100', '01310100', '01.310-100'])('accepts %s', (text) => {
    expect(isPostalCode(text)).toBe(true);
    expect(postalCodeDigits(text)).toBe('01310100');
  });

  it.each(['', '01310-10', '01310-1000', 'CEP', '0131A0100', 'CEP 01310-100', '01310-1OO'])(
    'rejects "%s"',
    (text) => {
      expect(isPostalCode(text)).toBe(false);
    },
  );

  it('returns only digits from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(postalCodeDigits(text)).toMatch(/^[0-9]*$/);
        expect(postalCodeDigits(postalCodeDigits(text))).toBe(postalCodeDigits(text));
      }),
    );
  });
});
