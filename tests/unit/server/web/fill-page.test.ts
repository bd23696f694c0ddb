import { fillPage } from '../../../../server/web/fill-page.ts';

const html =
  '<html lang="pt-BR"><head><script defer src="/assets/texts-pt-br.1.js" data-en-us="/assets/texts-en-us.1.js"></script></head></html>';

it.each([
  ['pt-br', '<html lang="pt-BR"><head><script defer src="/assets/texts-pt-br.1.js"></script></head></html>'],
  ['en-us', '<html lang="en-US"><head><script defer src="/assets/texts-en-us.1.js"></script></head></html>'],
] as const)('loads only the texts of the language %s', (language, page) => {
  expect(fillPage(html, { language, facts: null, files: [], view: null })).toBe(page);
});
