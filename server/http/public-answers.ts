import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBody, type ReplyMethods, sendPrepared } from './prepared-body.ts';

type Load = () => Promise<string>;
type Reply = ReplyMethods & { serializeInput(value: never, status: never): unknown };

export type SendPublicAnswer = <Answer>(
  request: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
  reply: Reply,
  key: object,
  load: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * Caches public answers for `lifetimeMs`. Concurrent requests for an answer that is not cached share one load. `key`:
 * everything that the answer depends on.
 */
export function cachePublicAnswers(lifetimeMs: number): SendPublicAnswer {
  const answers = new LRUCache<string, PreparedBody, Load>({
    max: 500,
    ttl: lifetimeMs,
    // A response that is evicted while it loads is still sent.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) =>
      prepareBody(await context(), 'application/json; charset=utf-8'),
  });
  return async (request, reply, key, load) => {
    const body = await answers.forceFetch(`${request.routeOptions.url} ${JSON.stringify(key)}`, {
      context: async () => String(reply.serializeInput((await load()) as never, '200' as never)),
    });
    reply.header('cache-control', 'public, no-cache');
    // The answer has been sent. Fastify recognizes this by the returned reply, although the route's type expects the answer.
    return (await sendPrepared(request, reply, body)) as never;
  };
}
