import { showLanguage } from '../../../../../src/composition/startup/show-language.ts';

it('showLanguage sets a cookie only for a language other than that of the page, and keeps it up to date', () => {
  document.documentElement.lang = 'en-US';
  const shown = () => [document.documentElement.lang, document.cookie];
  showLanguage(document, 'en-us');
  expect(shown()).toEqual(['en-US', '']);
  showLanguage(document, 'pt-br');
  expect(shown()).toEqual(['pt-BR', 'banca-language=pt-br']);
  showLanguage(document, 'en-us');
  expect(shown()).toEqual(['en-US', 'banca-language=en-us']);
});
