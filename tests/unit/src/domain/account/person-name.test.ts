import fc from 'fast-check';
import { hasNameAndSurname, holderName } from '../../../../../src/domain/account/person-name.ts';

describe('a name', () => {
  it.each(['Ana Souza', '  Ana   Souza ', 'Ângela Ó', 'Maria da Conceição'])(
    'of two words is "%s"',
    (text) => {
      expect(hasNameAndSurname(text)).toBe(true);
    },
  );

  it.each(['', ' ', 'Ana', ' Ana ', 'Ana -', 'Ana 2'])('of two words is not "%s"', (text) => {
    expect(hasNameAndSurname(text)).toBe(false);
  });
});

describe('the name of a card holder', () => {
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
  ])('of %s is %s', (typed, shown) => {
    expect(holderName(typed)).toBe(shown);
  });

  it('takes accents that were typed apart from their letters', () => {
    expect(holderName('Jose\u0301')).toBe('JOSE');
  });

  it('is capitals and spaces, and stays the same when it is taken once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = holderName(text);
        expect(name).toMatch(/^[A-Z ]*$/);
        expect(holderName(name)).toBe(name);
      }),
    );
  });

  it('keeps the words that make a name and a surname', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcçãéíôúXYZ'), minLength: 1 });
    fc.assert(
      fc.property(word, word, (name, surname) => {
        expect(hasNameAndSurname(holderName(`${name} ${surname}`))).toBe(true);
      }),
    );
  });
});
