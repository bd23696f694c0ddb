import { addIssue, addPublisher, addSeries, daysAgo } from '../support/seed.ts';
import type { TestPlatform } from '../support/test-platform.ts';

export function search(platform: () => TestPlatform): void {
  const get = async (query: string, more = '') =>
    platform().app.inject({ url: `/api/comics/issue/search?query=${encodeURIComponent(query)}${more}` });
  const found = async (query: string, more = '') =>
    (await get(query, more)).json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug);

  beforeAll(async () => {
    await platform().empty();
    const { database } = platform();
    const ipe = await addPublisher(database, { username: 'ipe', name: 'Edições Ipê' });
    const other = await addPublisher(database, { username: 'other', name: 'Outra' });
    const series = await addSeries(database, ipe, 'cordel', 'Cordel de Papel');
    await addIssue(database, {
      slug: 'sertao',
      publisher_id: ipe,
      series_id: series,
      number: 1,
      published_at: daysAgo(9),
      editions: { 'pt-br': 'Sertão Elétrico', 'en-us': 'Electric Backlands' },
    });
    const trem = await addIssue(database, {
      slug: 'trem',
      publisher_id: other,
      original_title: 'Le dernier train',
      published_at: daysAgo(3),
      editions: { 'pt-br': 'O Último Trem do Sertão' },
    });
    await database
      .insertInto('comics.contributor')
      .values({ issue_id: trem, position: 0, name: 'Zé Ramón', role: 'writer' })
      .execute();
    await addIssue(database, {
      slug: 'sertao-futuro',
      publisher_id: other,
      published_at: daysAgo(-1),
      editions: { 'pt-br': 'Sertão' },
    });
  });

  it.each([
    ['sertao', ['sertao', 'trem']],
    ['SERTÃO', ['sertao', 'trem']],
    ['eletrico sertao', ['sertao']],
    ['backlands', ['sertao']],
    ['dernier', ['trem']],
    ['ipe', ['sertao']],
    ['cordel papel', ['sertao']],
    ['ze ramon', ['trem']],
    ['trem de prata', []],
    ['%', []],
    ["'; drop table", []],
  ])('finds by %s what a person would', async (query, slugs) => {
    expect(await found(query)).toEqual(slugs);
  });

  it('puts first what begins with what was typed', async () => {
    expect(await found('o último')).toEqual(['trem']);
    expect(await found('sertão')).toEqual(['sertao', 'trem']);
  });

  it('gives the list in pages that tell whether there is a next one', async () => {
    expect((await get('sertao', '&limit=1')).json()).toMatchObject({ page: 0, hasNext: true });
    expect(await found('sertao', '&limit=1&page=1')).toEqual(['trem']);
  });

  it.each(['', 'a\u0000b', 'a'.repeat(201)])('refuses a query of no use', async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  });

  it('finds nothing by spaces alone but answers', async () => {
    expect((await get('   ')).statusCode).toBe(200);
  });
}
