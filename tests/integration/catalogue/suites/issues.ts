import { setTimeout } from 'node:timers/promises';
import { addIssue, addPublisher, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function issues(platform: () => TestPlatform): void {
  const get = async (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });
  const listSlugs = async (path: string) =>
    (await get(path)).json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug);

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const publisher = await addPublisher(database, { username: 'ipe', name: 'Ipê' });
    await addIssue(database, { slug: 'older', publisherId: publisher, publishedAt: daysAgo(9) });
    await addIssue(database, {
      slug: 'translated',
      publisherId: publisher,
      publishedAt: daysAgo(5),
      editions: { 'pt-br': 'Cidade', 'en-us': 'City' },
    });
    await addIssue(database, {
      slug: 'japanese',
      publisherId: publisher,
      publishedAt: daysAgo(3),
      originalLanguage: 'ja',
      readingDirection: 'rtl',
      editions: { ja: '街', fr: 'Ville' },
    });
    await addIssue(database, { slug: 'newest', publisherId: publisher, publishedAt: daysAgo(1) });
    await addIssue(database, { slug: 'not-out-yet', publisherId: publisher, publishedAt: daysAgo(-1) });
  });

  it('lists published issues, newest first', async () => {
    expect(await listSlugs('/issue')).toEqual(['newest', 'japanese', 'translated', 'older']);
  });

  it('reports with each page whether there is a next one', async () => {
    expect((await get('/issue?limit=3')).json()).toMatchObject({ page: 0, limit: 3, hasNext: true });
    const second = (await get('/issue?limit=3&page=1')).json();
    expect(second).toMatchObject({ page: 1, limit: 3, hasNext: false, items: [{ slug: 'older' }] });
    expect((await get('/issue?limit=4')).json()).toMatchObject({ hasNext: false });
  });

  it('sorts issues with the same publication time consistently over all pages', async () => {
    const moment = daysAgo(20);
    for (let number = 0; number < 6; number += 1) {
      await addIssue(platform().database, { slug: `twin-${number}`, publishedAt: moment, pages: 1 });
    }
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => listSlugs(`/issue?limit=2&page=${page}`)));
    const all = await listSlugs('/issue?limit=10');
    expect(pages.flat()).toEqual(all);
    expect(new Set(all).size).toBe(10);
  });

  it('needs the same number of database statements for many issues as for one', async () => {
    const countStatements = async (path: string) => {
      // In tests, the cache of top issues expires after one millisecond. Wait, so that each request is counted without it.
      await setTimeout(5);
      const before = platform().statements();
      await get(path);
      return platform().statements() - before;
    };
    // The second statement counts all issues.
    await setTimeout(50);
    expect(await countStatements('/issue?limit=1')).toBe(2);
    await setTimeout(50);
    expect(await countStatements('/issue?limit=10')).toBe(2);
    expect(await countStatements('/reading/top-issues?limit=10')).toBe(
      await countStatements('/reading/top-issues?limit=1'),
    );
  });

  it('returns several issues by their ids, in this order and in one statement', async () => {
    const idOf = async (slug: string) => (await get(`/issue/slug/${slug}`)).json().externalId;
    const [older, newest] = [await idOf('older'), await idOf('newest')];
    const { id: early } = await platform()
      .database.selectFrom('comics.issue')
      .select('id')
      .where('slug', '=', 'not-out-yet')
      .executeTakeFirstOrThrow();
    const before = platform().statements();
    const response = await get(`/issue/by-id?ids=${[newest, early, older.toUpperCase(), newest].join()}`);
    expect(response.json().map(({ slug }: { slug: string }) => slug)).toEqual(['newest', 'older']);
    expect(platform().statements() - before).toBe(1);
    // The ids show what a viewer reads.
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('limits the number of issues by id', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const ask = async (ids: string[]) => (await get(`/issue/by-id?ids=${ids.join()}`)).statusCode;
    expect(await ask(Array.from({ length: 24 }, () => id))).toBe(200);
    expect(await ask(Array.from({ length: 25 }, () => id))).toBe(400);
    expect([await ask([]), await ask(['no-id'])]).toEqual([400, 400]);
  });

  it('returns all fields of an issue', async () => {
    const response = await get('/issue/slug/japanese');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      slug: 'japanese',
      publisher: { name: 'Ipê', username: 'ipe', picture: { width: 1200, height: 1800 } },
      originalLanguage: 'ja',
      availableLanguages: ['fr', 'ja'],
      content: { title: '街', cover: { width: 1200, height: 1800 } },
      pagesCount: 3,
      readingDirection: 'rtl',
      releaseDate: '2026-05-04',
      kinds: [],
      merchandises: [],
    });
    expect(response.json().content.cover.address).toContain('{width}');
  });

  it.each([
    ['en-US,en;q=0.9', 'City', 'en-us'],
    ['pt-PT', 'Cidade', 'pt-br'],
    ['de', 'Cidade', 'pt-br'],
  ])('returns for the language %s the edition "%s"', async (header, title, language) => {
    const issue = (await get('/issue/slug/translated', { 'accept-language': header })).json();
    expect(issue).toMatchObject({ language, content: { title } });
  });

  it('returns the original edition if there is none in the requested language', async () => {
    const issue = (await get('/issue/slug/japanese', { 'accept-language': 'en-us' })).json();
    expect(issue).toMatchObject({ language: 'ja', content: { title: '街' } });
  });

  it.each(['/issue/slug/nowhere', '/issue/slug/not-out-yet', '/issue/slug/%27%3B--', '/issue/slug/ol%C3%A1'])(
    'answers %s with 404, and a message in the language of the request',
    async (path) => {
      const inPortuguese = await get(path);
      expect(inPortuguese.statusCode).toBe(404);
      expect(inPortuguese.json()).toEqual({
        code: 'ISSUE.NOT_FOUND',
        kind: 'NOT_FOUND',
        message: 'Não encontramos esta edição.',
      });
      expect((await get(path, { 'accept-language': 'en-us' })).json().message).toBe(
        'We could not find this issue.',
      );
    },
  );

  it.each([
    ['/issue?limit=101', 'Pedido inválido: "limit" deve ser no máximo 100.'],
    ['/issue?limit=0', 'Pedido inválido: "limit" deve ser no mínimo 1.'],
    ['/issue?page=-1', 'Pedido inválido: "page" deve ser no mínimo 0.'],
    ['/issue?page=first', 'Pedido inválido: "page" deve ser do tipo integer.'],
  ])('rejects %s, and names the reason', async (path, message) => {
    const response = await get(path);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'REQUEST.INVALID', kind: 'BAD_REQUEST', message });
  });

  it('rejects a null character before it reaches the database', async () => {
    expect((await get('/issue/slug/a%00b')).statusCode).toBe(400);
  });

  it.each(['/issue', '/issue/slug/newest', '/reading/top-issues', '/publisher'])(
    'answers %s with 304 if it has not changed',
    async (path) => {
      const first = await get(path);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      expect(first.headers.vary).toContain('accept-language');
      const again = await get(path, { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    },
  );
}
