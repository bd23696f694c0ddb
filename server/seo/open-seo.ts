import { resolve } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import type { App } from '../http/open-app.ts';
import { openAppPlaces } from './app-places.ts';
import type { Finding } from './finding.ts';
import { openPageFacts, type TellPageFacts } from './page-facts.ts';
import { seoRoutes } from './seo-routes.ts';

/** How what is for sale here is found from outside: by search engines, and by whoever is sent an address. */
export interface Seo {
  pageFacts: TellPageFacts;
  routes(app: App): void;
}

interface Parts extends Finding {
  site(): string;
  /** How long the facts of a page are kept, in milliseconds. */
  lifetime: number;
  onProblem(error: unknown): void;
}

const tenMinutes = 10 * 60 * 1000;

/** Null if the catalogue is not in this database, because then its entries are unknown here. */
export function openSeo(
  {
    webDirectory,
    comicsAddress,
    pageFacts,
  }: Pick<Configuration, 'webDirectory' | 'comicsAddress' | 'pageFacts'>,
  parts: Parts,
): Seo | null {
  if (!pageFacts || !comicsAddress.startsWith('/')) return null;
  return {
    pageFacts: openPageFacts({ ...parts, isOfTheApp: openAppPlaces(resolve(webDirectory)) }),
    routes: (app) => seoRoutes(app, { ...parts, lifetime: tenMinutes }),
  };
}
