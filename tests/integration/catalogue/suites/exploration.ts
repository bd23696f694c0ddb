import { shuffleModules } from '../../../../server/catalogue/shuffled.ts';
import { addIssue, daysAgo, type IssueSeed } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The catalogue in shuffled orders and with filters. */
export function exploration(platform: () => TestPlatform): void {
  const get = (path: string) => platform().app.inject({ url: `/api/comics/exploration/issue/${path}` });
  const listSlugs = async (path: string): Promise<string[]> => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    return response.json().items.map(({ slug }: { slug: string }) => slug);
  };
  const sold = { isAvailableForAll: false, isAvailableForSubscribers: false };

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    // The orders depend on the ids. Fixed ids give the same orders in each run. Random ids could make two of them equal.
    let issueCount = 0;
    const addNext = (issue: IssueSeed) =>
      addIssue(database, {
        id: `00000000-0000-4000-8000-${String(++issueCount).padStart(12, '0')}`,
        ...issue,
      });
    await addNext({ slug: 'free-war', genre: 'war', parentalRating: '16' });
    await addNext({ slug: 'free-old', publishedAt: daysAgo(40), parentalRating: '10' });
    await addNext({ slug: 'plan-war', isAvailableForAll: false, genre: 'war' });
    await addNext({ slug: 'plan-adult', isAvailableForAll: false, parentalRating: '+18' });
    for (const slug of ['buy', 'buy-old']) {
      const issue = await addNext({
        slug,
        ...sold,
        publishedAt: slug === 'buy' ? daysAgo(6) : daysAgo(8),
      });
      const offer = { issueId: issue, price: 990, currency: 'BRL' };
      await database
        .insertInto('comics.merchandise')
        .values([
          { ...offer, kind: 'purchase' },
          { ...offer, kind: 'rent' },
        ])
        .execute();
    }
    await addNext({ slug: 'not-offered', ...sold });
    await addNext({ slug: 'tomorrow', publishedAt: daysAgo(-1) });
    await addNext({ slug: 'gone', withdrawnAt: daysAgo(0) });
  });

  it.each(shuffleModules)('lists each issue exactly once over the pages of module %i', async (module) => {
    const pages = await Promise.all([0, 1, 2].map((page) => listSlugs(`${module}?limit=3&page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat()).size).toBe(7);
    expect(pages.flat()).toEqual(await listSlugs(`${module}`));
    expect((await get(`${module}?limit=3&page=2`)).json()).toMatchObject({
      page: 2,
      limit: 3,
      hasNext: false,
    });
  });

  it('has a different order for each module', async () => {
    const orders = await Promise.all(shuffleModules.map((module) => listSlugs(`${module}`)));
    expect(new Set(orders.map((order) => order.join())).size).toBe(shuffleModules.length);
  });

  it.each([
    ['', ['buy', 'buy-old', 'free-old', 'free-war', 'not-offered', 'plan-adult', 'plan-war']],
    ['filter=all', ['buy', 'buy-old', 'free-old', 'free-war', 'not-offered', 'plan-adult', 'plan-war']],
    ['filter=free', ['free-old', 'free-war']],
    ['filter=subscription', ['plan-adult', 'plan-war']],
    ['filter=on_demand', ['buy', 'buy-old']],
    ['genre=war', ['free-war', 'plan-war']],
    ['genre=war&filter=free', ['free-war']],
    ['genre=slice%20of%20life', []],
    ['rating=L', ['buy', 'buy-old', 'not-offered', 'plan-war']],
    ['rating=10', ['buy', 'buy-old', 'free-old', 'not-offered', 'plan-war']],
    ['rating=16&filter=free', ['free-old', 'free-war']],
    ['rating=%2B18&filter=subscription', ['plan-adult', 'plan-war']],
    ['days=7&filter=on_demand', ['buy']],
    ['days=7&filter=free&rating=16&genre=war', ['free-war']],
  ])('lists for the query "%s" the issues %s', async (query, slugs) => {
    expect((await listSlugs(`31?${query}`)).sort()).toEqual(slugs);
  });

  it.each([
    ['8', 404, 'SHOWCASE.NOT_FOUND'],
    ['031', 404, 'SHOWCASE.NOT_FOUND'],
    ['seven', 404, 'SHOWCASE.NOT_FOUND'],
    ["7'--", 404, 'SHOWCASE.NOT_FOUND'],
    ['7?genre=cordel', 404, 'SHOWCASE.NOT_FOUND'],
    ['7?genre=', 404, 'SHOWCASE.NOT_FOUND'],
    ['7?filter=x', 400, 'REQUEST.INVALID'],
    ['7?rating=13', 400, 'REQUEST.INVALID'],
    ['7?rating=+18', 400, 'REQUEST.INVALID'],
    ['7?days=0', 400, 'REQUEST.INVALID'],
    ['7?days=8', 400, 'REQUEST.INVALID'],
    ['7?days=-1', 400, 'REQUEST.INVALID'],
    ['7?days=1e9', 400, 'REQUEST.INVALID'],
    ['7?days=soon', 400, 'REQUEST.INVALID'],
    ['7?page=1000001', 400, 'REQUEST.INVALID'],
    ['7?page=99999999999999999999', 400, 'REQUEST.INVALID'],
    ['7?limit=101', 400, 'REQUEST.INVALID'],
    ['7?filter=free&filter=all', 400, 'REQUEST.INVALID'],
    ['7?genre=a%00b', 404, 'SHOWCASE.NOT_FOUND'],
  ])('rejects %s', async (path, status, code) => {
    const response = await get(path);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('lists nothing on a page after the last one', async () => {
    expect((await get('7?page=1000000')).json()).toMatchObject({ items: [], hasNext: false });
  });
}
