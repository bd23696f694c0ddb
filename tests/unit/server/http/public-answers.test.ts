import fastify from 'fastify';
import { cachePublicAnswers, type MarketOf } from '../../../../server/http/public-answers.ts';

describe('a cached public answer', () => {
  const marketOf: MarketOf = async ({ headers }) => headers.authorization ?? 'brazil';
  const openListApp = (load: (market: string) => Promise<{ items: string[] }>, lifetimeMs = 60_000) => {
    const app = fastify();
    const send = cachePublicAnswers({ lifetimeMs, marketOf, defaultMarket: 'brazil' });
    const schema = { response: { 200: { type: 'object', properties: { items: { type: 'array' } } } } };
    app.get<{ Querystring: { page?: string } }>('/list', { schema }, (request, reply) =>
      send(request, reply, { page: request.query.page }, load),
    );
    return app;
  };

  it('is loaded once for concurrent requests and for those within the lifetime', async () => {
    let loadings = 0;
    const app = openListApp(async () => {
      loadings += 1;
      return { items: ['a'] };
    });
    const bodies = await Promise.all([app.inject('/list'), app.inject('/list'), app.inject('/list')]);
    bodies.push(await app.inject('/list'));
    expect(bodies.map(({ body }) => body)).toEqual(Array(4).fill('{"items":["a"]}'));
    expect(loadings).toBe(1);
    await app.inject('/list?page=1');
    expect(loadings).toBe(2);
  });

  it('is loaded again after its lifetime', async () => {
    let loadings = 0;
    const app = openListApp(async () => {
      loadings += 1;
      return { items: [String(loadings)] };
    }, 5);
    const first = await app.inject('/list');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = await app.inject({
      url: '/list',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([second.statusCode, second.json()]).toEqual([200, { items: ['2'] }]);
  });

  it('is sent even if it is evicted from the cache while it loads', async () => {
    const app = openListApp(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { items: ['a'] };
    });
    const responses = await Promise.all(
      Array.from({ length: 600 }, (_each, page) => app.inject(`/list?page=${page}`)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is loaded again after a failure', async () => {
    let loadings = 0;
    const app = openListApp(async () => {
      loadings += 1;
      if (loadings === 1) throw new Error('no database');
      return { items: [] };
    });
    expect((await app.inject('/list')).statusCode).toBe(500);
    expect((await app.inject('/list')).statusCode).toBe(200);
  });

  it('is kept apart for each market, and public only in the default one', async () => {
    const app = openListApp(async (market) => ({ items: [market] }));
    const get = async (headers: Record<string, string> = {}) => {
      const { body, headers: sent } = await app.inject({ url: '/list', headers });
      return [body, sent['cache-control']];
    };
    const inPortugal = ['{"items":["portugal"]}', 'private, no-cache'];
    const inBrazil = ['{"items":["brazil"]}', 'public, no-cache'];
    expect(await get({ authorization: 'portugal' })).toEqual(inPortugal);
    expect(await get()).toEqual(inBrazil);
    expect(await get({ authorization: 'portugal' })).toEqual(inPortugal);
  });

  it('contains only fields of its schema', async () => {
    const app = openListApp(async () => ({ items: [], secret: 'x' }));
    expect((await app.inject('/list')).body).toBe('{"items":[]}');
  });
});
