import { chooseLanguage } from '../../../../server/http/language.ts';

it.each([
  [undefined, 'pt-br'],
  ['', 'pt-br'],
  ['*', 'pt-br'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-br'],
  ['en-US,en;q=0.9,pt;q=0.8', 'en-us'],
  ['pt;q=0.1, en;q=0.2', 'en-us'],
  ['de, fr;q=0.9, en-GB;q=0.1', 'en-us'],
  ['en;q=0, pt-PT', 'pt-br'],
  ['de', 'pt-br'],
  [';;;q=,', 'pt-br'],
])('for accept-language %j, chooses the language %s', (header, language) => {
  expect(chooseLanguage(header)).toBe(language);
});
