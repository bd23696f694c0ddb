import fc from 'fast-check';
import {
  hasOnlyUsernameCharacters,
  hasUsernameLength,
  isNotOnlyDigits,
  isUsername,
} from '../../../../../src/domain/account/username.ts';

describe('isUsername', () => {
  it.each(['clara', 'clara.nunes', 'clara_1', '1234a', '12.34', '_____'])('accepts %s', (username) => {
    expect(isUsername(username)).toBe(true);
  });

  it.each(['', 'ana', 'a'.repeat(16), 'josé.silva', 'ana souza', 'ana-souza', '12345', 'ana@souza'])(
    'rejects "%s"',
    (username) => {
      expect(isUsername(username)).toBe(false);
    },
  );

  it('requires 5 to 15 characters', () => {
    const lengths = Array.from({ length: 20 }, (_, length) => length);
    const accepted = lengths.filter((length) => hasUsernameLength('a'.repeat(length)));
    expect([accepted[0], accepted.at(-1), accepted.length]).toEqual([5, 15, 11]);
  });

  it('rejects a name of only digits', () => {
    expect(isNotOnlyDigits('12345')).toBe(false);
    expect(isNotOnlyDigits('12345_')).toBe(true);
  });

  it('accepts only ASCII letters, digits, dots and underscores', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const isPlain = [...text].every((character) =>
          'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._'.includes(character),
        );
        expect(hasOnlyUsernameCharacters(text)).toBe(isPlain);
      }),
    );
  });
});
