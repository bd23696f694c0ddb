import { resolve } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import type { App } from '../http/open-app.ts';
import { openAppPaths } from './app-paths.ts';
import { type FindPageFacts, openPageFacts } from './page-facts.ts';
import type { SeoContext } from './page-metadata.ts';
import { seoRoutes } from './seo-routes.ts';

/** Makes the catalogue visible for search engines and link previews. */
export interface Seo {
  pageFacts: FindPageFacts;
  routes(app: App): void;
}

interface SeoOptions extends SeoContext {
  site(): string;
  /** How long the facts of a page are cached. */
  lifetimeMs: number;
  onProblem(error: unknown): void;
}

const sitemapLifetimeMs = 10 * 60 * 1000;

/** Null if page facts are off, or if another service has the catalogue. */
export function openSeo(
  {
    webDirectory,
    comicsAddress,
    pageFacts,
  }: Pick<Configuration, 'webDirectory' | 'comicsAddress' | 'pageFacts'>,
  options: SeoOptions,
): Seo | null {
  if (!pageFacts || !comicsAddress.startsWith('/')) return null;
  return {
    pageFacts: openPageFacts({ ...options, isAppPath: openAppPaths(resolve(webDirectory)) }),
    routes: (app) => seoRoutes(app, { ...options, lifetimeMs: sitemapLifetimeMs }),
  };
}
