import { genreName, shorten, texts } from '../../../../server/seo/texts.ts';
import { allTexts } from '../../../../src/composition/texts/all-texts.ts';
import { startEnUs } from '../../../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../../../src/composition/texts/start.pt-br.ts';

describe('a description', () => {
  it('stands on one line, and as it is where it is short', () => {
    expect(shorten('  Uma história\n\nde "antes".  ')).toBe('Uma história de "antes".');
  });

  it('is cut between words and not within a letter', () => {
    const long = shorten('palavra, '.repeat(40));
    expect(long).toMatch(/^(palavra, )+palavra…$/);
    expect(long.length).toBeLessThanOrEqual(200);
    expect(shorten('🦜'.repeat(300)).isWellFormed()).toBe(true);
  });
});

it('calls a genre that is not of the specification by its own word', () => {
  expect([genreName('western', 'pt-br'), genreName('noir', 'pt-br')]).toEqual(['Faroeste', 'noir']);
});

it.each([
  ['pt-br', startPtBr, 0],
  ['en-us', startEnUs, 1],
] as const)('calls genres and screens in %s as the app calls them', (language, start, place) => {
  const { genres, pages, pageTitle } = texts[language];
  expect(genres).toEqual(start.genres);
  expect(pageTitle).toBe(start.common.pageTitle.replace('{{title}}', '{title}'));
  expect({
    home: pages.home.title,
    catalogue: pages.catalogue.title,
    search: pages.search.title,
    plans: pages.plans.title,
    publishers: pages.publishers.title,
    unknown: pages.unknown.title,
  }).toEqual({
    home: allTexts.home[place].title,
    catalogue: allTexts.catalogue[place].title,
    search: allTexts.search[place].title,
    plans: allTexts.plans[place].title,
    publishers: allTexts.publishers[place].title,
    unknown: start.notFound.title,
  });
});
