import { initialsOf } from '../../../../../../src/presentation/ui/monogram/initials-of.ts';

describe('initialsOf', () => {
  it.each([
    ['Ana Reis', 'AR'],
    ['ana dos reis', 'AR'],
    ['  Ébano  ', 'É'],
    ['𝒜na 𝓡eis', '𝒜𝓡'],
    ['', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
