import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { standInsPrefix } from '../stand-ins/stand-ins.ts';
import { makeSitemap } from './sitemap.ts';

interface SeoRouteOptions {
  database: Database;
  site(): string;
  /** How long a sitemap is cached. */
  lifetimeMs: number;
}

const hiddenRoute = { config: { access: 'anyone' as const }, schema: { hide: true } };

/** Adds robots.txt and the sitemap. */
export function seoRoutes(app: App, { database, site, lifetimeMs }: SeoRouteOptions): void {
  const sitemaps = new LRUCache<'all', Map<string, string>>({
    max: 1,
    ttl: lifetimeMs,
    ttlResolution: 0,
    fetchMethod: () => makeSitemap(database, site()),
  });

  app.get('/robots.txt', hiddenRoute, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return robotsText(site());
  });

  for (const path of ['/sitemap.xml', '/sitemap-:part(^\\d{1,4}$).xml']) {
    app.get(path, hiddenRoute, async (request, reply) => {
      const files = await sitemaps.forceFetch('all');
      const file = files.get(request.url.split('?', 1)[0] ?? '');
      if (file === undefined) throw new ApiError('ROUTE.NOT_FOUND');
      reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
      return file;
    });
  }
}

/** Allows covers although their path is below /api, because search results and previews show them. */
const robotsText = (site: string): string => `User-agent: *
Allow: /api/comics/media/covers/
Disallow: /api/
Disallow: /account
Disallow: /auth/
Disallow: /callback
Disallow: /reader/
Disallow: /search
Disallow: /subscription
Disallow: /sva/
Disallow: ${standInsPrefix}/

Sitemap: ${site}/sitemap.xml
`;
