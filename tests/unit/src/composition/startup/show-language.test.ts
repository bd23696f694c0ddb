import { showLanguage } from '../../../../../src/composition/startup/show-language.ts';

it('tells the platform the language of the next page while it is not the original one', () => {
  showLanguage(document, 'en-us');
  expect([document.documentElement.lang, document.cookie]).toEqual(['en-US', 'banca-language=en-us']);
  showLanguage(document, 'pt-br');
  expect([document.documentElement.lang, document.cookie]).toEqual(['pt-BR', '']);
});
