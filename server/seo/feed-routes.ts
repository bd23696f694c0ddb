import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Language } from '../catalogue/schemas.ts';
import { WithSlug } from '../catalogue/service.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { type PreparedBody, prepareBody, sendPrepared } from '../http/prepared-body.ts';
import type { SeoContext } from './page-metadata.ts';
import { createSeriesFeed } from './series-feed.ts';

interface FeedOptions extends SeoContext {
  site(): string;
  /** How long a feed is cached. */
  lifetimeMs: number;
}

const FeedQuery = Type.Object({ language: Type.Optional(Language) });

/** Adds an Atom feed for each series. */
export function feedRoutes(app: App, { site, lifetimeMs, ...context }: FeedOptions): void {
  const feeds = new LRUCache<string, PreparedBody, Parameters<typeof createSeriesFeed>[1]>({
    max: 200,
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: target }) => {
      const feed = await createSeriesFeed(context, target);
      if (feed === null) throw new ApiError('SERIES.NOT_FOUND');
      return prepareBody(feed, 'application/atom+xml; charset=utf-8', { vary: 'accept-encoding' });
    },
  });

  app.get(
    '/series/:slug/feed.atom',
    { config: { access: 'anyone' }, schema: { hide: true, params: WithSlug, querystring: FeedQuery } },
    async (request, reply) => {
      const target = {
        slug: request.params.slug,
        language: request.query.language ?? 'pt-br',
        site: site(),
      } as const;
      const body = await feeds.forceFetch(JSON.stringify(target), { context: target });
      // Feed readers ask often; with its ETag an unchanged feed costs a response without a body.
      reply.header('cache-control', 'public, max-age=600');
      return sendPrepared(request, reply, body);
    },
  );
}
