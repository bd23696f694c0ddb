import { readPageDisplay } from '../../../../../src/infrastructure/browser/page-display.ts';

it.each([
  ['en-US', 'light', { language: 'en-us', theme: 'light' }],
  ['pt-BR', 'dark', { language: 'pt-br', theme: 'dark' }],
  ['', undefined, { language: 'pt-br', theme: 'dark' }],
])('reads the display of a page with the language "%s" and the theme %s', (lang, theme, display) => {
  const page = document.createElement('html');
  page.lang = lang;
  if (theme) page.dataset.theme = theme;
  expect(readPageDisplay(page)).toEqual(display);
});
