import fc from 'fast-check';
import {
  characterSets,
  hasLetter,
  hasNumber,
  hasPasswordLength,
  isPassword,
} from '../../../../../src/domain/account/password.ts';

describe('isPassword', () => {
  it.each(['gibi de 1954', 'açúcar 7 mel', 'Turma8Clara'])('accepts "%s"', (password) => {
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['too short', 'gibi 19'],
    ['without a number', 'gibi de banca'],
    ['without a letter', '1954-1955'],
    ['empty', ''],
  ])('rejects a password %s', (_, password) => {
    expect(isPassword(password)).toBe(false);
  });

  it('requires eight characters and counts an emoji as one', () => {
    expect(hasPasswordLength('1234567')).toBe(false);
    expect(hasPasswordLength('12345678')).toBe(true);
    expect(hasPasswordLength('😀😀😀😀')).toBe(false);
  });

  it('accepts accented letters as letters', () => {
    expect(hasLetter('1234567ã')).toBe(true);
    expect(hasLetter('12345678')).toBe(false);
  });

  it('requires a digit', () => {
    expect(hasNumber('banca7')).toBe(true);
    expect(hasNumber('banca')).toBe(false);
  });
});

describe('characterSets', () => {
  it.each([
    ['letter', 'aZçÉ', '1 !'],
    ['lowercase', 'açé', 'AÇ1!'],
    ['uppercase', 'AÇÉ', 'aç1!'],
    ['number', '0189', 'aÇ!'],
    ['special', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', 'aÇ1 '],
  ] as const)('matches each %s and no other character', (name, inside, outside) => {
    expect([...inside].filter((character) => !characterSets[name].test(character))).toEqual([]);
    expect([...outside].filter((character) => characterSets[name].test(character))).toEqual([]);
  });

  it('matches anywhere in a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        expect(hasNumber(`${before}7${after}`)).toBe(true);
        expect(characterSets.uppercase.test(`${before}Á${after}`)).toBe(true);
      }),
    );
  });
});
