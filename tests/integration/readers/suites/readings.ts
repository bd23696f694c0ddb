import { randomUUID } from 'node:crypto';
import { addIssue, addReading, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function readings(platform: () => TestPlatform): void {
  let reader: TestCaller;
  const issue: Record<string, string> = {};

  const savePosition = (id: string, body: object, headers: Record<string, string> = reader.headers) =>
    platform().app.inject({ method: 'PUT', url: `/api/comics/reading/issue/${id}`, headers, payload: body });
  const listReadings = async (query = '') =>
    (
      await platform().app.inject({
        url: `/api/comics/reading/user/${reader.uuid}${query}`,
        headers: reader.headers,
      })
    ).json();

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    for (const [index, slug] of ['first', 'second', 'third'].entries()) {
      issue[slug] = await addIssue(database, { slug, publishedAt: daysAgo(10 - index) });
    }
    issue.locked = await addIssue(database, {
      slug: 'locked',
      publishedAt: daysAgo(40),
      isAvailableForAll: false,
      isAvailableForSubscribers: false,
    });
    issue.early = await addIssue(database, { slug: 'early', publishedAt: daysAgo(-1) });
  });

  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('stores the reading position, also of a reader without a profile', async () => {
    const readAt = daysAgo(1).toISOString();
    const response = await savePosition(issue.first ?? '', { page: 2, readAt });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await listReadings()).toMatchObject({
      items: [{ issue: { slug: 'first', content: { title: 'first' } }, page: 2, pagesCount: 3, readAt }],
      page: 0,
      limit: 20,
      hasNext: false,
    });
  });

  it('keeps the position with the latest time, whatever the order of the requests', async () => {
    await savePosition(issue.first ?? '', { page: 1, readAt: daysAgo(1).toISOString() });
    await savePosition(issue.first ?? '', { page: 2, readAt: daysAgo(5).toISOString() });
    expect((await listReadings()).items[0].page).toBe(1);
    await savePosition(issue.first ?? '', { page: 0, readAt: daysAgo(0).toISOString() });
    expect((await listReadings()).items[0].page).toBe(0);
  });

  it('replaces a time in the future by the current time', async () => {
    await savePosition(issue.first ?? '', { page: 1, readAt: daysAgo(-300).toISOString() });
    expect(new Date((await listReadings()).items[0].readAt).getTime()).toBeLessThanOrEqual(Date.now());
    await savePosition(issue.first ?? '', { page: 2, readAt: new Date().toISOString() });
    expect((await listReadings()).items[0].page).toBe(2);
  });

  it('lists readings in pages, the last read first', async () => {
    await savePosition(issue.first ?? '', { page: 1, readAt: daysAgo(2).toISOString() });
    await savePosition(issue.second ?? '', { page: 1, readAt: daysAgo(1).toISOString() });
    await savePosition(issue.third ?? '', { page: 1, readAt: daysAgo(3).toISOString() });
    const slugsOf = (list: { items: { issue: { slug: string } }[] }) =>
      list.items.map((item) => item.issue.slug);
    expect(slugsOf(await listReadings())).toEqual(['second', 'first', 'third']);
    const second = await listReadings('?limit=2&page=1');
    expect(slugsOf(second)).toEqual(['third']);
    expect(second.hasNext).toBe(false);
  });

  it('lists issues that are being read and those that are finished, the last finished first', async () => {
    await savePosition(issue.first ?? '', { page: 1, readAt: daysAgo(1).toISOString() });
    await savePosition(issue.second ?? '', { page: 2, readAt: daysAgo(5).toISOString() });
    await savePosition(issue.third ?? '', { page: 2, readAt: daysAgo(4).toISOString() });
    const listSlugs = async (query: string) =>
      (await listReadings(query)).items.map((item: { issue: { slug: string } }) => item.issue.slug);
    expect(await listSlugs('?state=reading')).toEqual(['first']);
    expect(await listSlugs('?state=finished')).toEqual(['third', 'second']);

    await savePosition(issue.second ?? '', { page: 0, readAt: daysAgo(3).toISOString() });
    expect(await listSlugs('?state=reading')).toEqual(['first']);
    await savePosition(issue.second ?? '', { page: 1, readAt: daysAgo(2).toISOString() });
    expect(await listSlugs('?state=reading')).toEqual(['first', 'second']);
    expect(await listSlugs('?state=reading&limit=1&page=1')).toEqual(['second']);
    expect(await listSlugs('?state=finished')).toEqual(['third', 'second']);
    expect(await listSlugs('')).toEqual(['first', 'second', 'third']);
    expect((await listReadings('?state=lost')).code).toBe('REQUEST.INVALID');
  });

  it('reports the progress in each issue, which stays finished when it is read again', async () => {
    const readAt = daysAgo(2).toISOString();
    await savePosition(issue.first ?? '', { page: 2, readAt });
    await savePosition(issue.second ?? '', { page: 1, readAt: daysAgo(1).toISOString() });
    const listProgress = async (headers = reader.headers) =>
      platform().app.inject({ url: `/api/comics/reading/user/${reader.uuid}/progress`, headers });
    const finished = { issueId: issue.first, page: 2, pagesCount: 3, readAt, finishedAt: readAt };
    const started = { issueId: issue.second, page: 1, pagesCount: 3, finishedAt: null };
    expect((await listProgress()).json()).toMatchObject([started, finished]);

    const again = daysAgo(0).toISOString();
    await savePosition(issue.first ?? '', { page: 0, readAt: again });
    expect((await listProgress()).json()).toMatchObject([{ ...finished, page: 0, readAt: again }, started]);
    expect((await listReadings()).items[0]).toMatchObject({ page: 0, finishedAt: readAt });

    const other = await platform().signIn();
    expect((await listProgress(other.headers)).statusCode).toBe(403);
  });

  it('finishes an issue with a late request from another device, and keeps the newest position', async () => {
    const newest = { page: 1, readAt: daysAgo(1).toISOString() };
    const end = { page: 2, readAt: daysAgo(3).toISOString() };
    await savePosition(issue.first ?? '', newest);
    await savePosition(issue.first ?? '', end);
    expect((await listReadings()).items).toMatchObject([{ ...newest, finishedAt: end.readAt }]);
    await savePosition(issue.first ?? '', { page: 0, readAt: daysAgo(4).toISOString() });
    expect((await listReadings()).items).toMatchObject([{ ...newest, finishedAt: end.readAt }]);
  });

  it.each([
    ['a page after the last one', { page: 3, readAt: '2026-01-01T00:00:00Z' }, 'CONTENT.INVALID_PAGE'],
    ['a page before the first one', { page: -1, readAt: '2026-01-01T00:00:00Z' }, 'REQUEST.INVALID'],
    ['half a page', { page: 0.5, readAt: '2026-01-01T00:00:00Z' }, 'REQUEST.INVALID'],
    ['no time', { page: 1 }, 'REQUEST.INVALID'],
    ['an invalid time', { page: 1, readAt: 'yesterday' }, 'REQUEST.INVALID'],
    ['a leap second', { page: 1, readAt: '2016-12-31T23:59:60Z' }, 'REQUEST.INVALID'],
    ['an unknown field', { page: 1, readAt: '2026-01-01T00:00:00Z', mood: 'good' }, 'REQUEST.INVALID'],
  ])('rejects %s and stores nothing', async (_what, body, code) => {
    const response = await savePosition(issue.first ?? '', body);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
    expect((await listReadings()).items).toEqual([]);
  });

  it('stores no position in an issue that the reader may not read or that does not exist', async () => {
    const body = { page: 0, readAt: daysAgo(1).toISOString() };
    expect((await savePosition(issue.locked ?? '', body)).json().code).toBe('USER.NO_ACCESS');
    expect((await savePosition(issue.early ?? '', body)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await savePosition(randomUUID(), body)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await listReadings()).items).toEqual([]);
  });

  it('lists the issues with the most readers of the last 30 days first, then all other issues from the newest to the oldest', async () => {
    const { database } = platform();
    await database.deleteFrom('comics.reading').execute();
    const listTopSlugs = async (query = '') => {
      const response = await platform().app.inject({ url: `/api/comics/reading/top-issues${query}` });
      return response.json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug);
    };
    expect(await listTopSlugs()).toEqual(['third', 'second', 'first', 'locked']);
    for (const days of [1, 2]) {
      await addReading(database, (await platform().signIn()).uuid, issue.locked ?? '', daysAgo(days));
    }
    await addReading(database, reader.uuid, issue.first ?? '', daysAgo(29));
    for (let count = 0; count < 3; count += 1) {
      await addReading(database, (await platform().signIn()).uuid, issue.second ?? '', daysAgo(31));
    }
    // The previous list may be cached for a moment.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await listTopSlugs()).toEqual(['locked', 'first', 'third', 'second']);
    expect(await listTopSlugs('?limit=1&page=1')).toEqual(['first']);
  });

  describe('of an issue whose edition in English is shorter', () => {
    beforeAll(async () => {
      issue.translated = await addIssue(platform().database, {
        slug: 'translated',
        editions: { 'pt-br': 'Traduzida', 'en-us': 'Translated' },
        pages: { 'pt-br': 4, 'en-us': 2 },
      });
    });
    const readAt = daysAgo(1).toISOString();
    const save = (page: number, language?: string) =>
      savePosition(issue.translated ?? '', { page, readAt, language });

    it('finishes it on the last page of the edition that was read', async () => {
      await save(1, 'en-us');
      expect((await listReadings()).items).toMatchObject([{ page: 1, pagesCount: 2, finishedAt: readAt }]);
      expect((await listReadings('?state=reading')).items).toEqual([]);
    });

    it.each(['pt-br', 'fr', undefined])(
      'has the pages of the longest one for the language %s',
      async (language) => {
        await save(1, language);
        expect((await listReadings()).items).toMatchObject([{ page: 1, pagesCount: 4, finishedAt: null }]);
        await save(3, language);
        expect((await listReadings()).items).toMatchObject([{ page: 3, finishedAt: readAt }]);
      },
    );

    it('rejects a page that the edition does not have, and a text that is not a language', async () => {
      expect((await save(2, 'en-us')).json().code).toBe('CONTENT.INVALID_PAGE');
      expect((await save(0, 'en us')).json().code).toBe('REQUEST.INVALID');
    });
  });
}
