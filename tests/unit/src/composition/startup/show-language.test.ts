import { showLanguage } from '../../../../../src/composition/startup/show-language.ts';

it('showLanguage sets a cookie for a language other than Portuguese', () => {
  showLanguage(document, 'en-us');
  expect([document.documentElement.lang, document.cookie]).toEqual(['en-US', 'banca-language=en-us']);
  showLanguage(document, 'pt-br');
  expect([document.documentElement.lang, document.cookie]).toEqual(['pt-BR', '']);
});
