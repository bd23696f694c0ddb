import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBody, type Sendable, sendPrepared } from './prepared-body.ts';

type Load = () => Promise<string>;
type Reply = Sendable & { serializeInput(value: never, status: never): unknown };

export type SendPublicAnswer = <Answer>(
  request: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
  reply: Reply,
  key: object,
  load: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * Keeps the hottest public answers for a moment, ready to send: what changes shows within `lifetime` milliseconds.
 * Callers who ask together for one that is not kept share one loading. `key`: what the answer depends on.
 */
export function keepPublicAnswers(lifetime: number): SendPublicAnswer {
  const answers = new LRUCache<string, PreparedBody, Load>({
    max: 500,
    ttl: lifetime,
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
    // A handler that returns its reply has answered; its type asks for what has been sent already.
    return (await sendPrepared(request, reply, body)) as never;
  };
}
