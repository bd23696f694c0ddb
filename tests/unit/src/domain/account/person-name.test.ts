import fc from 'fast-check';
import { hasNameAndSurname, holderName } from '../../../../../src/domain/account/person-name.ts';

describe('hasNameAndSurname', () => {
  it.each(['Ana Souza', '  Ana   Souza ', 'Ângela Ó', 'Maria da Conceição'])('accepts "%s"', (text) => {
    expect(hasNameAndSurname(text)).toBe(true);
  });

  it.each(['', ' ', 'Ana', ' Ana ', 'Ana -', 'Ana 2'])('rejects "%s"', (text) => {
    expect(hasNameAndSurname(text)).toBe(false);
  });
});

describe('holderName', () => {
  it.each([
    ['José da Conceição', 'JOSE DA CONCEICAO'],
    ["Joana d'Ávila", 'JOANA DAVILA'],
    ['Ana-Luísa 2ª', 'ANALUISA A'],
    ['ANA SOUZA', 'ANA SOUZA'],
    ['Łukasz Øst', 'LUKASZ OST'],
    ['Großmann STRAẞE', 'GROSSMANN STRASSE'],
    ['İpek Işık', 'IPEK ISIK'],
    ['Ærøskøbing Þór', 'AEROSKOBING THOR'],
    ['Ana\tSouza', 'ANA SOUZA'],
    ['Анна', ''],
    ['Ana ', 'ANA '],
    ['', ''],
  ])('converts %s to %s', (typed, shown) => {
    expect(holderName(typed)).toBe(shown);
  });

  it('removes accents that were typed as separate characters', () => {
    expect(holderName('Jose\u0301')).toBe('JOSE');
  });

  it('has only capitals and spaces, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = holderName(text);
        expect(name).toMatch(/^[A-Z ]*$/);
        expect(holderName(name)).toBe(name);
      }),
    );
  });

  it('keeps the number of words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcçãéíôúXYZ'), minLength: 1 });
    fc.assert(
      fc.property(word, word, (name, surname) => {
        expect(hasNameAndSurname(holderName(`${name} ${surname}`))).toBe(true);
      }),
    );
  });
});
