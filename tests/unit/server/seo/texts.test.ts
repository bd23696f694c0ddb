import { brief, genreName, texts } from '../../../../server/seo/texts.ts';
import { enUs } from '../../../../src/presentation/i18n/en-us.ts';
import { ptBr } from '../../../../src/presentation/i18n/pt-br.ts';

describe('a description', () => {
  it('stands on one line, and as it is where it is short', () => {
    expect(brief('  Uma história\n\nde "antes".  ')).toBe('Uma história de "antes".');
  });

  it('is cut between words and not within a letter', () => {
    const long = brief('palavra, '.repeat(40));
    expect(long).toMatch(/^(palavra, )+palavra…$/);
    expect(long.length).toBeLessThanOrEqual(200);
    expect(brief('🦜'.repeat(300)).isWellFormed()).toBe(true);
  });
});

it('calls a genre that is not of the specification by its own word', () => {
  expect([genreName('western', 'pt-br'), genreName('noir', 'pt-br')]).toEqual(['Faroeste', 'noir']);
});

it.each([
  ['pt-br', ptBr],
  ['en-us', enUs],
] as const)('calls genres and screens in %s as the app calls them', (language, app) => {
  const { genres, pages, pageTitle } = texts[language];
  expect(genres).toEqual(app.genres);
  expect(pageTitle).toBe(app.common.pageTitle.replace('{{title}}', '{title}'));
  expect({
    home: pages.home.title,
    catalogue: pages.catalogue.title,
    search: pages.search.title,
    plans: pages.plans.title,
    publishers: pages.publishers.title,
    unknown: pages.unknown.title,
  }).toEqual({
    home: app.home.title,
    catalogue: app.catalog.title,
    search: app.search.title,
    plans: app.plans.title,
    publishers: app.publishers.title,
    unknown: app.notFound.title,
  });
});
