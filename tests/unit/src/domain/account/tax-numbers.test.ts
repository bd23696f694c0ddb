import fc from 'fast-check';
import { cnpjAlphabet, isCnpj, isCpf } from '../../../../../src/domain/account/tax-numbers.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const everyPair = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
const bodyArbitrary = (length: number, alphabet: string) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });

describe('isCpf', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '012.345.678-90'])('accepts %s', (text) => {
    expect(isCpf(text)).toBe(true);
  });

  it.each([
    ['with a wrong first check digit', '529.982.247-35'],
    ['with a wrong second check digit', '529.982.247-24'],
    ['with one repeated digit', '111.111.111-11'],
    ['too short', '529.982.247-2'],
    ['too long', '529.982.247-250'],
    ['with letters', '529.982.24A-25'],
    ['with spaces', '529 982 247 25'],
    ['with digits of another script', '٥٢٩٩٨٢٢٤٧٢٥'],
    ['with only punctuation', '...///---..'],
    ['empty', ''],
  ])('rejects a number %s', (_, text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('accepts exactly one pair of check digits for nine digits', () => {
    fc.assert(
      fc.property(bodyArbitrary(9, '0123456789'), (body) => {
        fc.pre(new Set(body).size > 1);
        expect(everyPair.filter((pair) => isCpf(body + pair))).toHaveLength(1);
      }),
    );
  });

  it('rejects a text with characters other than digits and punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(/[^\d./-]/.test(text));
        expect(isCpf(`${text}52998224725`)).toBe(false);
      }),
    );
  });
});

describe('isCnpj', () => {
  it.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91', '33.000.167/0001-01'])(
    'accepts %s',
    (text) => {
      expect(isCnpj(text)).toBe(true);
    },
  );

  it.each([
    ['with a wrong first check digit', '11.222.333/0001-91'],
    ['with a wrong second check digit', '11.222.333/0001-82'],
    ['with one repeated digit', '00.000.000/0000-00'],
    ['too short', '11.222.333/0001-8'],
    ['too long', '11.222.333/0001-811'],
    ['with spaces', '11 222 333 0001 81'],
    ['that is a CPF', '529.982.247-25'],
    ['empty', ''],
  ])('rejects a number %s', (_, text) => {
    expect(isCnpj(text)).toBe(false);
  });

  it('accepts exactly one pair of check digits for twelve digits', () => {
    fc.assert(
      fc.property(bodyArbitrary(12, '0123456789'), (body) => {
        fc.pre(new Set(body).size > 1);
        expect(everyPair.filter((pair) => isCnpj(body + pair))).toHaveLength(1);
      }),
    );
  });
});

describe('isCnpj with letters', () => {
  const publishedExample = '12.ABC.345/01DE-35';

  it('rejects letters while the alphabet has none', () => {
    expect(isCnpj(publishedExample)).toBe(false);
  });

  it('accepts the example of the Receita Federal once the alphabet has letters', () => {
    expect(isCnpj(publishedExample, cnpjAlphabet + letters)).toBe(true);
    expect(isCnpj('12ABC34501DE35', cnpjAlphabet + letters)).toBe(true);
    expect(isCnpj('12.ABC.345/01DE-36', cnpjAlphabet + letters)).toBe(false);
  });

  it('accepts exactly one pair of check digits, and no letters in them', () => {
    fc.assert(
      fc.property(bodyArbitrary(12, cnpjAlphabet + letters), (body) => {
        fc.pre(new Set(body).size > 1);
        const isAccepted = (end: string) => isCnpj(body + end, cnpjAlphabet + letters);
        expect(everyPair.filter(isAccepted)).toHaveLength(1);
        expect(isAccepted('AA')).toBe(false);
      }),
    );
  });

  it('still accepts numbers without letters', () => {
    expect(isCnpj('11.222.333/0001-81', cnpjAlphabet + letters)).toBe(true);
  });
});
