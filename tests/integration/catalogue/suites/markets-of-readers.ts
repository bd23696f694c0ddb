import type { Caller } from '../../../../server/http/access.ts';
import { openReaderMarkets } from '../../../../server/readers/reader-markets.ts';
import { callAs } from '../../support/publishing-calls.ts';
import {
  addBanner,
  addIssue,
  addPlan,
  addPrice,
  addPublisher,
  addReader,
  addSeries,
  daysAgo,
  sellElsewhere,
} from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

type Calls = ReturnType<typeof callAs>;
type Slugs = { slug: string }[];

const slugsOf = ({ items }: { items: Slugs }) => items.map(({ slug }) => slug).sort();

/**
 * `nos-dois` is sold in both markets, `so-brasil` and `so-portugal` in one. Each is free in the default market only.
 */
export function marketsOfReaders(platform: () => TestPlatform): void {
  let visitor: Calls;
  let brazilian: Calls;
  let portuguese: Calls;
  let reader: TestCaller;
  let publisherId: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database, signIn } = platform();
    publisherId = await addPublisher(database, { username: 'ipe' });
    const seriesId = await addSeries(database, publisherId, 'serie-da-feira');
    const onlyPortugal = await addSeries(database, publisherId, 'serie-de-lisboa');
    const columns = { publisherId, seriesId, isAvailableForAll: true };
    ids.both = await addIssue(database, { slug: 'nos-dois', ...columns, number: 1 });
    ids.brazil = await addIssue(database, { slug: 'so-brasil', ...columns, number: 2, genre: 'drama' });
    ids.portugal = await addIssue(database, {
      slug: 'so-portugal',
      ...columns,
      seriesId: onlyPortugal,
      genre: 'war',
      withdrawnAt: daysAgo(1),
    });
    await addPrice(database, ids.both, { price: 990 });
    await sellElsewhere(database, ids.both);
    await sellElsewhere(database, ids.portugal, { price: 500, isAvailableForSubscribers: true });
    const local = await signIn();
    await addReader(database, local.uuid);
    reader = await signIn();
    await addReader(database, reader.uuid, { market: 'portugal', currency: 'EUR' });
    visitor = callAs(platform(), null);
    brazilian = callAs(platform(), local);
    portuguese = callAs(platform(), reader);
  });

  const read = async (calls: Calls, path: string) => (await calls.get(path)).json();

  it('shows each viewer the prices, rights and offer of their market', async () => {
    const path = '/issue/slug/nos-dois';
    const inBrazil = {
      isAvailableForAll: true,
      merchandises: [{ price: 990, currency: 'BRL' }],
      markets: [
        { market: 'brazil', currency: 'BRL', isAvailableForAll: true, merchandises: [{ price: 990 }] },
      ],
    };
    expect(await read(visitor, path)).toMatchObject(inBrazil);
    expect(await read(brazilian, path)).toMatchObject(inBrazil);
    const answer = await read(portuguese, path);
    expect(answer).toMatchObject({
      isAvailableForAll: false,
      merchandises: [{ price: 450, currency: 'EUR' }],
    });
    expect(answer.markets).toEqual([
      {
        market: 'portugal',
        currency: 'EUR',
        availableFrom: answer.publishedAt,
        isAvailableForAll: false,
        isAvailableForSubscribers: false,
        merchandises: answer.merchandises,
      },
    ]);
  });

  it('offers each viewer only what is on sale in their market', async () => {
    const codes = async (calls: Calls) => [
      (await calls.get('/issue/slug/so-brasil')).statusCode,
      (await read(calls, '/issue/slug/so-portugal')).code ?? 200,
    ];
    expect(await codes(visitor)).toEqual([200, 'ISSUE.UNAVAILABLE_MARKET']);
    const unavailable = await portuguese.get('/issue/slug/so-brasil');
    expect([unavailable.statusCode, unavailable.json().code]).toEqual([410, 'ISSUE.UNAVAILABLE_MARKET']);
    expect((await portuguese.get('/issue/slug/so-portugal')).statusCode).toBe(200);
  });

  it.each([
    '/issue',
    '/issue?sort=title',
    '/issue?sort=most_read',
    '/exploration/issue/7',
    '/reading/top-issues',
    '/issue/search?query=so',
    '/issue/search?query=portugal',
  ])('lists the issues of the market: %s', async (path) => {
    const slugs = slugsOf(await read(portuguese, path));
    expect(slugs).not.toContain('so-brasil');
    expect(slugs).toContain('so-portugal');
    expect(slugsOf(await read(visitor, path))).not.toContain('so-portugal');
  });

  it('counts and filters by the market', async () => {
    const summary = async (calls: Calls) => {
      const { items, total } = await read(calls, '/issue?filter=free');
      return [slugsOf({ items }), total];
    };
    expect(await summary(visitor)).toEqual([['nos-dois', 'so-brasil'], 2]);
    expect(await summary(portuguese)).toEqual([[], 0]);
    expect(slugsOf(await read(portuguese, '/issue?filter=on_demand'))).toEqual(['nos-dois']);
    expect(slugsOf(await read(portuguese, '/issue?filter=subscription'))).toEqual(['so-portugal']);
    const genres = async (calls: Calls) =>
      (await read(calls, '/exploration/genre')).map(({ genre }: { genre: string }) => genre).sort();
    expect(await genres(visitor)).toEqual(['comedy', 'drama']);
    expect(await genres(portuguese)).toEqual(['comedy', 'war']);
  });

  it('shows series and publishers of the market', async () => {
    const series = async (calls: Calls) => slugsOf(await read(calls, `/series/publisher/${publisherId}`));
    expect(await series(visitor)).toEqual(['serie-da-feira']);
    expect(await series(portuguese)).toEqual(['serie-da-feira', 'serie-de-lisboa']);
    expect(slugsOf((await read(portuguese, '/series/slug/serie-da-feira')).issues)).toEqual(['nos-dois']);
    expect(slugsOf(await read(portuguese, '/series/search?query=lisboa'))).toEqual(['serie-de-lisboa']);
    expect(slugsOf(await read(visitor, '/series/search?query=lisboa'))).toEqual([]);
    expect(await read(portuguese, '/publisher/username/ipe')).toMatchObject({
      issuesCount: 2,
      seriesCount: 2,
    });
    expect(await read(visitor, '/publisher/username/ipe')).toMatchObject({ issuesCount: 2, seriesCount: 1 });
    expect(await read(portuguese, `/issue/${ids.both}/neighbours`)).toEqual({ previous: null, next: null });
  });

  it('lists and finds only publishers with an issue on sale in another market', async () => {
    const { database } = platform();
    const publisher = await addPublisher(database, { username: 'feira-do-livro', name: 'Feira do Livro' });
    await addIssue(database, { slug: 'da-feira', publisherId: publisher });
    const paths = ['/publisher', '/publisher/priority/0', '/publisher/search?query=feira'];
    const isShown = async (calls: Calls) => {
      const answers = await Promise.all(paths.map((path) => read(calls, path)));
      return answers.map(({ items }: { items: { username: string }[] }) =>
        items.some(({ username }) => username === 'feira-do-livro'),
      );
    };
    expect(await isShown(visitor)).toEqual([true, true, true]);
    expect(await isShown(portuguese)).toEqual([false, false, false]);
    const suggestions = await read(portuguese, '/search/suggestions?query=feira');
    expect(suggestions.publishers).toEqual([]);
    expect((await read(portuguese, '/publisher')).items).toMatchObject([{ username: 'ipe' }]);
    await database.deleteFrom('comics.issue').where('publisherId', '=', publisher).execute();
    await database.deleteFrom('comics.publisher').where('id', '=', publisher).execute();
  });

  it('gives rights by the sale in the market', async () => {
    const { database } = platform();
    const pages = async (calls: Calls, id = '') => {
      const answer = (await calls.get(`/issue/${id}/pages`)).json();
      return answer.code ?? [answer.isSample, answer.issue.merchandises[0]?.currency];
    };
    expect(await pages(visitor, ids.both)).toEqual([false, 'BRL']);
    expect(await pages(portuguese, ids.both)).toEqual([true, 'EUR']);
    expect(await pages(portuguese, ids.brazil)).toBe('ISSUE.UNAVAILABLE_MARKET');
    expect(await pages(visitor, ids.portugal)).toBe('ISSUE.UNAVAILABLE_MARKET');
    await database
      .insertInto('comics.acquisition')
      .values({ readerId: reader.uuid, issueId: ids.brazil ?? '', expiresAt: null })
      .execute();
    expect(await pages(portuguese, ids.brazil)).toEqual([false, undefined]);
    const acquired = await read(portuguese, '/acquisition/issue');
    expect(acquired.items).toMatchObject([{ issue: { slug: 'so-brasil', merchandises: [], markets: [] } }]);
  });

  it('shows no offer of an acquired issue that is not offered yet or whose publisher is inactive', async () => {
    const { database, signIn } = platform();
    const inactiveId = await addPublisher(database);
    await database
      .updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', inactiveId)
      .execute();
    const issueIds = [
      await addIssue(database, { slug: 'oferecida', publisherId, publishedAt: daysAgo(1) }),
      await addIssue(database, { slug: 'marcada', publisherId, publishedAt: daysAgo(-2) }),
      await addIssue(database, { slug: 'da-inativa', publisherId: inactiveId }),
    ];
    const owner = await signIn();
    await addReader(database, owner.uuid);
    await database
      .insertInto('comics.acquisition')
      .values(issueIds.map((issueId) => ({ readerId: owner.uuid, issueId, expiresAt: null })))
      .execute();
    const { items } = await read(callAs(platform(), owner), '/acquisition/issue');
    const offers = items.map(({ issue }: { issue: { slug: string; markets: unknown[] } }) => [
      issue.slug,
      issue.markets.length,
    ]);
    expect(Object.fromEntries(offers)).toEqual({ oferecida: 1, marcada: 0, 'da-inativa': 0 });
    await database.deleteFrom('comics.acquisition').where('issueId', 'in', issueIds).execute();
    await database.deleteFrom('comics.issue').where('id', 'in', issueIds).execute();
  });

  it('hides an issue whose sale in the market has not started or has ended', async () => {
    const { database } = platform();
    const scheduled = await addIssue(database, { slug: 'em-breve' });
    await sellElsewhere(database, scheduled, { publishedAt: daysAgo(-2) });
    const ended = await addIssue(database, { slug: 'acabou' });
    await sellElsewhere(database, ended, { withdrawnAt: daysAgo(0) });
    expect(slugsOf(await read(portuguese, '/issue'))).toEqual(['nos-dois', 'so-portugal']);
    expect((await read(portuguese, '/issue/slug/em-breve')).code).toBe('ISSUE.NOT_FOUND');
    expect((await read(portuguese, '/issue/slug/acabou')).code).toBe('ISSUE.UNAVAILABLE_MARKET');
    expect((await read(visitor, '/issue/slug/em-breve')).slug).toBe('em-breve');
  });

  it('keeps favourites and likes within the market', async () => {
    const send = (method: 'PUT' | 'GET', path: string) =>
      platform().app.inject({ method, url: `/api/comics${path}`, headers: reader.headers });
    expect((await send('PUT', `/favourite/issue/${ids.portugal}`)).statusCode).toBe(204);
    expect((await send('PUT', `/favourite/issue/${ids.brazil}`)).json().code).toBe(
      'ISSUE.UNAVAILABLE_MARKET',
    );
    expect(slugsOf(await read(portuguese, '/favourite'))).toEqual(['so-portugal']);
    expect((await send('PUT', `/like/issue/${ids.portugal}`)).json()).toEqual({ count: 1, isLiked: true });
    expect((await visitor.get(`/issue/${ids.portugal}/likes`)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
  });

  it('lists plans and banners of the market', async () => {
    const { database } = platform();
    const planId = await addPlan(database, 'banca');
    const offer = { planId, cycleDays: 30, paymentMethods: null };
    await database
      .insertInto('comics.plan_merchandise')
      .values([
        { ...offer, market: 'brazil', currency: 'BRL', price: 1990 },
        { ...offer, market: 'portugal', currency: 'EUR', price: 499 },
      ])
      .execute();
    const prices = async (calls: Calls) =>
      (await read(calls, '/plan')).flatMap(({ merchandises }: { merchandises: { price: number }[] }) =>
        merchandises.map(({ price }) => price),
      );
    expect(await prices(visitor)).toEqual([1990]);
    expect(await prices(portuguese)).toEqual([499]);
    await addBanner(platform().database, '/issue/nos-dois', { markets: ['brazil', 'portugal'] });
    await addBanner(platform().database, '/issue/so-portugal', { markets: ['portugal'] });
    await addBanner(platform().database, '/issue/so-brasil', {
      position: 2,
      markets: ['brazil', 'portugal'],
    });
    await addBanner(platform().database, '/plans', { markets: [] });
    const links = async (calls: Calls) =>
      (await read(calls, '/exploration/showcase/banner')).map(({ link }: { link: string }) => link);
    expect(await links(visitor)).toEqual(['/issue/nos-dois', '/issue/so-brasil']);
    expect(await links(portuguese)).toEqual(['/issue/nos-dois', '/issue/so-portugal']);
  });

  describe('in caches', () => {
    const path = '/issue?limit=1';

    it('marks only answers of the default market as public', async () => {
      const cacheControl = async (calls: Calls) => (await calls.get(path)).headers['cache-control'];
      expect(await cacheControl(visitor)).toBe('public, no-cache');
      expect(await cacheControl(brazilian)).toBe('public, no-cache');
      expect(await cacheControl(portuguese)).toBe('private, no-cache');
    });

    it('confirms the answer of another market to nobody', async () => {
      const [ofVisitor, ofReader] = [await visitor.get(path), await portuguese.get(path)];
      expect((await brazilian.get(path)).headers.etag).toBe(ofVisitor.headers.etag);
      const revalidate = async (calls: Calls, { headers }: typeof ofVisitor) =>
        (await calls.get(path, { 'if-none-match': String(headers.etag) })).statusCode;
      expect(await revalidate(brazilian, ofVisitor)).toBe(304);
      expect(await revalidate(portuguese, ofReader)).toBe(304);
      expect(await revalidate(portuguese, ofVisitor)).toBe(200);
      expect(await revalidate(visitor, ofReader)).toBe(200);
    });

    it('looks up the market of a session once', async () => {
      const { database } = platform();
      const tokens: string[] = [];
      const findCaller = async (token: string): Promise<Caller> => {
        tokens.push(token);
        const session = { id: '', createdAt: new Date() };
        return { uuid: reader.uuid, role: 'USER', grantings: [], session };
      };
      const { marketOf } = openReaderMarkets({ database, findCaller }, 60_000);
      const request = { headers: { authorization: 'Bearer one' }, caller: null };
      expect([await marketOf(request), await marketOf(request)]).toEqual(['portugal', 'portugal']);
      expect(await marketOf({ headers: {}, caller: null })).toBe('brazil');
      expect(tokens).toEqual(['one']);
    });

    it('does not use a lookup that began before a market was changed', async () => {
      const { database } = platform();
      const answers: ((caller: Caller) => void)[] = [];
      const findCaller = () => new Promise<Caller>((resolve) => answers.push(resolve));
      const { marketOf, forgetMarkets } = openReaderMarkets({ database, findCaller }, 60_000);
      const request = { headers: { authorization: 'Bearer one' }, caller: null };
      const markets = [marketOf(request)];
      forgetMarkets();
      markets.push(marketOf(request), marketOf(request));
      expect(answers).toHaveLength(2);
      const session = { id: '', createdAt: new Date() };
      for (const answer of answers) answer({ uuid: reader.uuid, role: 'USER', grantings: [], session });
      expect(await Promise.all(markets)).toEqual(Array(3).fill('portugal'));
    });

    it('keeps the market of a session while many requests have unknown tokens', async () => {
      const { database } = platform();
      const tokens: string[] = [];
      const findCaller = async (token: string): Promise<Caller | null> => {
        tokens.push(token);
        const session = { id: '', createdAt: new Date() };
        return token === 'known' ? { uuid: reader.uuid, role: 'USER', grantings: [], session } : null;
      };
      const { marketOf } = openReaderMarkets({ database, findCaller }, 60_000);
      const find = (token: string) =>
        marketOf({ headers: { authorization: `Bearer ${token}` }, caller: null });
      expect(await find('known')).toBe('portugal');
      for (let number = 0; number < 6000; number += 1) await find(`unknown-${number}`);
      expect([await find('known'), await find('unknown-0')]).toEqual(['portugal', 'brazil']);
      expect(tokens.filter((token) => token === 'known')).toHaveLength(1);
    });

    it('treats a session that has ended like a visitor', async () => {
      const ended = callAs(platform(), { ...reader, headers: { authorization: 'Bearer unknown' } });
      const { statusCode, headers } = await ended.get(path);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    });
  });
}
