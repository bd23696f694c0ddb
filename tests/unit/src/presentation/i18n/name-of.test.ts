import { nameOf } from '../../../../../src/presentation/i18n/name-of.ts';

it("nameOf returns names of languages and countries in the reader's language", () => {
  expect(nameOf('language', 'pt-br', 'pt-BR')).toBe('Português (Brasil)');
  expect(nameOf('language', 'ja', 'en-US')).toBe('Japanese');
  expect(nameOf('region', 'BR', 'pt-BR')).toBe('Brasil');
});

it('nameOf returns a code without a name as it is', () => {
  expect(nameOf('region', 'Wakanda', 'pt-BR')).toBe('Wakanda');
  expect(nameOf('language', '', 'pt-BR')).toBe('');
});
