import { addIssue, addPublisher, addSeries, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Searches for genres, free issues and words of descriptions. */
export function searchTexts(platform: () => TestPlatform): void {
  const sendQuery = (path: string, query: string) =>
    platform().app.inject({ url: `/api/comics${path}?query=${encodeURIComponent(query)}` });
  const findSlugs = async (query: string, path = '/issue/search') =>
    (await sendQuery(path, query)).json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug);
  const describeIssue = (issueId: string, description: string) =>
    platform()
      .database.updateTable('comics.issue_content')
      .set({ description })
      .where('issueId', '=', issueId)
      .execute();

  let freeHorror: string;

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const publisherId = await addPublisher(database, { username: 'ipe', name: 'Edições Ipê' });
    const seriesId = await addSeries(database, publisherId, 'porao', 'O Porão');
    await database
      .updateTable('comics.series')
      .set({ description: 'Tudo acontece em Quixeramobim.' })
      .where('id', '=', seriesId)
      .execute();
    const common = { publisherId, isAvailableForAll: false };
    freeHorror = await addIssue(database, {
      ...common,
      slug: 'porao',
      seriesId,
      genre: 'horror',
      isAvailableForAll: true,
      publishedAt: daysAgo(5),
      editions: { 'pt-br': 'O Que Há no Porão' },
    });
    await describeIssue(freeHorror, 'Jussara desce a escada com uma lanterna, e de lá não volta a mesma.');
    await addIssue(database, {
      ...common,
      slug: 'sotao',
      genre: 'horror',
      publishedAt: daysAgo(4),
      editions: { 'pt-br': 'Vozes do Sótão' },
    });
    const space = await addIssue(database, {
      ...common,
      slug: 'orbita',
      genre: 'science fiction',
      publishedAt: daysAgo(3),
      editions: { 'pt-br': 'Órbita Baixa', 'en-us': 'Low Orbit' },
    });
    await describeIssue(space, 'Uma estação perde o contato com a Terra.');
    await addIssue(database, {
      ...common,
      slug: 'terror-da-rua',
      genre: 'comedy',
      publishedAt: daysAgo(30),
      editions: { 'pt-br': 'O Terror da Rua' },
    });
    const withJussara = await addIssue(database, {
      ...common,
      slug: 'jussara-na-feira',
      genre: 'comedy',
      publishedAt: daysAgo(60),
      editions: { 'pt-br': 'Jussara na Feira' },
    });
    await describeIssue(withJussara, 'Sábado de manhã.');
    await database
      .insertInto('comics.contributor')
      .values({ issueId: space, position: 0, name: 'Jussara Aguiar', role: 'writer' })
      .execute();
  });

  it.each([
    ['a genre, below titles with its name', 'terror', ['terror-da-rua', 'sotao', 'porao']],
    ['a genre in English', 'horror', ['sotao', 'porao']],
    ['a genre of several words', 'ficção científica', ['orbita']],
    ['a genre without accents', 'ficcao cientifica', ['orbita']],
    ['a genre with a typing error', 'ficcao cientifca', ['orbita']],
    ['a genre in the other language', 'science fiction', ['orbita']],
    ['free issues', 'grátis', ['porao']],
    ['free issues without accents', 'gratis', ['porao']],
    ['free issues in English', 'free', ['porao']],
    ['a genre and free issues', 'terror grátis', ['porao']],
    ['an unfinished word after a genre', 'terror grat', ['porao']],
    ['a word of a title and a genre', 'sotao terror', ['sotao']],
    ['a name: in titles, then people, then descriptions', 'jussara', ['jussara-na-feira', 'orbita', 'porao']],
    ['words of a description', 'lanterna escada', ['porao']],
    ['a plural of a word in a description', 'estações', ['orbita']],
    ['an unfinished word of a description', 'lanter', ['porao']],
    ['a word of a description with a typing error', 'lantrena', ['porao']],
    ['a word of a title and one of a description', 'porão lanterna', ['porao']],
    ['words of different issues', 'lanterna orbita', []],
  ])('finds %s', async (_what, query, slugs) => {
    expect(await findSlugs(query)).toEqual(slugs);
  });

  it('finds series by words of their descriptions', async () => {
    expect(await findSlugs('quixeramobim', '/series/search')).toEqual(['porao']);
    const { database } = platform();
    await database
      .updateTable('comics.series')
      .set({ description: 'Tudo acontece em Igatu.' })
      .where('slug', '=', 'porao')
      .execute();
    expect(await findSlugs('quixeramobim', '/series/search')).toEqual([]);
    expect(await findSlugs('igatu', '/series/search')).toEqual(['porao']);
  });

  it('follows changes of genre, price and description', async () => {
    const { database } = platform();
    const change = (columns: { genre?: string; isAvailableForAll?: boolean }) =>
      database.updateTable('comics.issue').set(columns).where('id', '=', freeHorror).execute();
    await change({ genre: 'western', isAvailableForAll: false });
    expect([await findSlugs('horror'), await findSlugs('faroeste'), await findSlugs('gratis')]).toEqual([
      ['sotao'],
      ['porao'],
      [],
    ]);
    await describeIssue(freeHorror, 'Nada.');
    expect(await findSlugs('lanterna')).toEqual([]);
  });
}
