import fc from 'fast-check';
import { estimateGuesses } from '../../../../../../server/identity/passwords/strength/estimate-guesses.ts';

const common = new Map([
  ['senha', 0],
  ['princesa', 990],
  ['banana', 99_990],
]);
const personal = new Set(['ana.lima']);
const log10Guesses = (password: string) => estimateGuesses(password, { common, personal });

describe('estimateGuesses', () => {
  it.each([
    ['a word of the lists, by its rank', 'princesa', 3],
    ['the most common word', 'senha', 1],
    ['a word with a digit at either end', '1princesa7', 5],
    ['a word in capitals and with accents', 'PRÍNCESÃ', 3],
    ['a word with symbols and digits for letters', 'pr!nc3$@', 3],
    ['a word with 1 for l and i', 'ana.1ima', 1],
    ['a word backwards', 'asecnirp', 3],
    ['the same word twice', 'senhasenha', 1 + Math.log10(2)],
    ['a word of the person', 'Ana.Lima', 1],
    ['a sequence', '45678', 2],
    ['keys that lie side by side', 'qwerty', 2],
    ['the same character often', 'kkkkkkkkkk', Math.log10(26) + 1],
    ['a year', '1987', 2],
    ['a date', '29021988', 4.5],
    ['single letters', 'xkv', 3 * Math.log10(26)],
    ['single digits', '604', 3],
  ])('finds %s', (_, password, expected) => {
    expect(log10Guesses(password)).toBeCloseTo(expected);
  });

  it('returns at most the guesses for single characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (password) => {
        expect(log10Guesses(password)).toBeLessThanOrEqual(40 * Math.log10(26) * 2);
        expect(log10Guesses(password)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('examines only the first forty characters', () => {
    expect(log10Guesses('k'.repeat(256))).toBe(log10Guesses('k'.repeat(40)));
  });
});
