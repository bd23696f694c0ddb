import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBody, type ReplyMethods, sendPrepared } from './prepared-body.ts';

type Load = () => Promise<string>;
type Reply = ReplyMethods & { serializeInput(value: never, status: never): unknown };
type PublicRequest = Pick<FastifyRequest, 'headers' | 'caller' | 'routeOptions'>;

/** Returns the market of the reader who sends a request, or the default one for visitors. */
export type MarketOf = (request: Pick<FastifyRequest, 'headers' | 'caller'>) => Promise<string>;

export type SendPublicAnswer = <Answer>(
  request: PublicRequest,
  reply: Reply,
  key: object,
  load: (market: string) => Promise<Answer>,
) => Promise<Answer>;

interface PublicAnswerOptions {
  lifetimeMs: number;
  marketOf: MarketOf;
  defaultMarket: string;
}

/**
 * Caches public answers for `lifetimeMs`. Concurrent requests for an answer that is not cached share one load. `key`:
 * everything that the answer depends on, except the market, which is added. Caches between the platform and viewers store
 * only the answers of the default market, which visitors get (decision 39).
 */
export function cachePublicAnswers({
  lifetimeMs,
  marketOf,
  defaultMarket,
}: PublicAnswerOptions): SendPublicAnswer {
  const answers = new LRUCache<string, PreparedBody, Load>({
    max: 500,
    ttl: lifetimeMs,
    // A response that is evicted while it loads is still sent.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) =>
      prepareBody(await context(), 'application/json; charset=utf-8'),
  });
  return async (request, reply, key, load) => {
    const market = await marketOf(request);
    const body = await answers.forceFetch(
      `${request.routeOptions.url} ${JSON.stringify({ ...key, market })}`,
      { context: async () => String(reply.serializeInput((await load(market)) as never, '200' as never)) },
    );
    reply.header('cache-control', `${market === defaultMarket ? 'public' : 'private'}, no-cache`);
    // The answer has been sent. Fastify recognizes this by the returned reply, although the route's type expects the answer.
    return (await sendPrepared(request, reply, body)) as never;
  };
}
