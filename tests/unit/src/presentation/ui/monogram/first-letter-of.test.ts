import { firstLetterOf } from '../../../../../../src/presentation/ui/monogram/first-letter-of.ts';

describe('firstLetterOf', () => {
  it.each([
    ['ébano', 'É'],
    [' ipê', 'I'],
    ['𝒜na', '𝒜'],
    ['', ''],
  ])('returns for "%s" the capital "%s"', (name, letter) => {
    expect(firstLetterOf(name)).toBe(letter);
  });
});
