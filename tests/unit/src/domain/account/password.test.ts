import fc from 'fast-check';
import {
  characterSets,
  hasLetter,
  hasNumber,
  hasPasswordLength,
  isPassword,
} from '../../../../../src/domain/account/password.ts';

describe('a password', () => {
  it.each(['gibi de 1954', 'açúcar 7 mel', 'Turma8Clara'])('is "%s"', (password) => {
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['too short', 'gibi 19'],
    ['without a number', 'gibi de banca'],
    ['without a letter', '1954-1955'],
    ['empty', ''],
  ])('is not one %s', (_, password) => {
    expect(isPassword(password)).toBe(false);
  });

  it('has at least eight characters, an emoji being one', () => {
    expect(hasPasswordLength('1234567')).toBe(false);
    expect(hasPasswordLength('12345678')).toBe(true);
    expect(hasPasswordLength('😀😀😀😀')).toBe(false);
  });

  it('takes accented letters for letters', () => {
    expect(hasLetter('1234567ã')).toBe(true);
    expect(hasLetter('12345678')).toBe(false);
  });

  it('needs a number', () => {
    expect(hasNumber('banca7')).toBe(true);
    expect(hasNumber('banca')).toBe(false);
  });
});

describe('the sets of characters', () => {
  it.each([
    ['letter', 'aZçÉ', '1 !'],
    ['lowercase', 'açé', 'AÇ1!'],
    ['uppercase', 'AÇÉ', 'aç1!'],
    ['number', '0189', 'aÇ!'],
    ['special', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', 'aÇ1 '],
  ] as const)('have each %s of theirs and no other', (name, inside, outside) => {
    expect([...inside].filter((character) => !characterSets[name].test(character))).toEqual([]);
    expect([...outside].filter((character) => characterSets[name].test(character))).toEqual([]);
  });

  it('are found wherever in a text they stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        expect(hasNumber(`${before}7${after}`)).toBe(true);
        expect(characterSets.uppercase.test(`${before}Á${after}`)).toBe(true);
      }),
    );
  });
});
