import fc from 'fast-check';
import { commonPasswords } from '../../../../src/domain/common-passwords.ts';
import {
  characterSets,
  hasLetter,
  hasNumber,
  hasPasswordLength,
  isCommonPassword,
  isPassword,
} from '../../../../src/domain/password.ts';

describe('a password', () => {
  it.each(['gibi de 1954', 'açúcar 7 mel', 'Turma8Clara'])('is "%s"', (password) => {
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['too short', 'gibi 19'],
    ['without a number', 'gibi de banca'],
    ['without a letter', '1954-1955'],
    ['that everybody has', 'senha123'],
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

describe('a common password', () => {
  it.each(['senha123', 'Senha123', 'MUDAR123', 'flamengo123', 'P@ssw0rd', '1q2w3e4r'])(
    'is %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it('is refused in capitals and small letters alike', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constantFrom(...commonPasswords)), (password) => {
        expect(isPassword(password)).toBe(false);
      }),
    );
  });

  it('is listed only where the other rules would take it', () => {
    const refusedAnyway = [...commonPasswords].filter(
      (password) => !(hasPasswordLength(password) && hasLetter(password) && hasNumber(password)),
    );
    expect(refusedAnyway).toEqual([]);
  });

  it('is listed in lower case, as it is looked up', () => {
    expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([]);
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
