import { randomUUID } from 'node:crypto';
import { addIssue, addReader, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The catalogue sorted by date, title and readers, with its number of issues. */
export function sortedIssues(platform: () => TestPlatform): void {
  const get = (query: string, language = 'pt-br') =>
    platform().app.inject({
      url: `/api/comics/issue?${query}`,
      headers: { 'accept-language': language },
    });
  const list = async (query: string, language = 'pt-br') =>
    (await get(query, language)).json<{ items: { slug: string }[]; total: number; hasNext: boolean }>();
  const listSlugs = async (query: string, language = 'pt-br') =>
    (await list(query, language)).items.map(({ slug }) => slug);

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const war = { genre: 'war', isAvailableForAll: false };
    await addIssue(database, {
      slug: 'arvore',
      publishedAt: daysAgo(5),
      editions: { 'pt-br': 'Árvore', 'en-us': 'Tree' },
    });
    const boat = await addIssue(database, {
      slug: 'barco',
      publishedAt: daysAgo(4),
      ...war,
      editions: { 'pt-br': 'barco' },
    });
    await addIssue(database, {
      slug: 'zebra-10',
      number: 10,
      publishedAt: daysAgo(3),
      editions: { 'pt-br': 'Zebra' },
    });
    const second = await addIssue(database, {
      slug: 'zebra-2',
      number: 2,
      publishedAt: daysAgo(6),
      ...war,
      editions: { 'pt-br': 'Zebra' },
    });
    await addIssue(database, { slug: 'abismo', publishedAt: daysAgo(-1), editions: { 'pt-br': 'Abismo' } });
    const readers = [randomUUID(), randomUUID()];
    for (const reader of readers) await addReader(database, reader);
    await database
      .insertInto('comics.reading')
      .values([
        ...readers.map((readerId) => ({
          readerId,
          issueId: second,
          page: 1,
          pagesCount: 3,
          readAt: daysAgo(2),
        })),
        { readerId: readers[0] ?? '', issueId: boat, page: 1, pagesCount: 3, readAt: daysAgo(2) },
      ])
      .execute();
  });

  it.each([
    ['', ['zebra-10', 'barco', 'arvore', 'zebra-2']],
    ['sort=newest', ['zebra-10', 'barco', 'arvore', 'zebra-2']],
    ['sort=title', ['arvore', 'barco', 'zebra-2', 'zebra-10']],
    ['sort=most_read', ['zebra-2', 'barco', 'zebra-10', 'arvore']],
    ['sort=most_read&filter=free', ['zebra-10', 'arvore']],
    ['sort=title&genre=war', ['barco', 'zebra-2']],
    ['sort=newest&genre=war&days=7', ['barco', 'zebra-2']],
  ])('lists for "%s" the issues %j with their number', async (query, slugs) => {
    expect(await list(query)).toMatchObject({ total: slugs.length, hasNext: false });
    expect(await listSlugs(query)).toEqual(slugs);
    const pages = [];
    for (let page = 0; page < slugs.length; page += 1) {
      pages.push(...(await listSlugs(`${query}&limit=1&page=${page}`)));
    }
    expect(pages).toEqual(slugs);
  });

  it('sorts by the title in the language of the reader', async () => {
    expect(await listSlugs('sort=title', 'en-us')).toEqual(['barco', 'arvore', 'zebra-2', 'zebra-10']);
  });

  it('sorts by a changed title', async () => {
    const { database } = platform();
    const rename = (title: string) =>
      database
        .updateTable('comics.issue_content')
        .set({ title })
        .where('language', '=', 'pt-br')
        .where('issueId', '=', (query) =>
          query.selectFrom('comics.issue').select('id').where('slug', '=', 'barco'),
        )
        .execute();
    await rename('Zz');
    expect((await listSlugs('sort=title&limit=5')).at(-1)).toBe('barco');
    await rename('barco');
  });

  it('counts the same for every shuffled order', async () => {
    const response = await platform().app.inject({
      url: '/api/comics/exploration/issue/31?filter=free&limit=1',
    });
    expect(response.json()).toMatchObject({ total: 2, hasNext: true });
  });

  it.each([
    ['sort=oldest', 400, 'REQUEST.INVALID'],
    ['genre=nada', 404, 'SHOWCASE.NOT_FOUND'],
    ['days=0', 400, 'REQUEST.INVALID'],
    ['days=8', 400, 'REQUEST.INVALID'],
  ])('rejects "%s"', async (query, status, code) => {
    const response = await get(query);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
}
