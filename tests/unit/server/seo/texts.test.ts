import { genreName, shorten, texts } from '../../../../server/seo/texts.ts';
import { allTexts } from '../../../../src/composition/texts/all-texts.ts';
import { startEnUs } from '../../../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../../../src/composition/texts/start.pt-br.ts';

describe('a description', () => {
  it('is one line, and unchanged if it is short', () => {
    expect(shorten('  Uma história\n\nde "antes".  ')).toBe('Uma história de "antes".');
  });

  it('is cut between words and not within a character', () => {
    const long = shorten('palavra, '.repeat(40));
    expect(long).toMatch(/^(palavra, )+palavra…$/);
    expect(long.length).toBeLessThanOrEqual(200);
    expect(shorten('🦜'.repeat(300)).isWellFormed()).toBe(true);
  });
});

it('returns an unknown genre unchanged', () => {
  expect([genreName('western', 'pt-br'), genreName('noir', 'pt-br')]).toEqual(['Faroeste', 'noir']);
});

it.each([
  ['pt-br', startPtBr, 0],
  ['en-us', startEnUs, 1],
] as const)('uses the names of screens of the app, in %s', (language, start, index) => {
  const { pages, pageTitle } = texts[language];
  expect(pageTitle).toBe(start.common.pageTitle.replace('{{title}}', '{title}'));
  expect({
    home: pages.home.title,
    catalogue: pages.catalogue.title,
    search: pages.search.title,
    plans: pages.plans.title,
    publishers: pages.publishers.title,
    unknown: pages.unknown.title,
  }).toEqual({
    home: allTexts.home[index].title,
    catalogue: allTexts.catalogue[index].title,
    search: allTexts.search[index].title,
    plans: allTexts.plans[index].title,
    publishers: allTexts.publishers[index].title,
    unknown: start.notFound.title,
  });
});
