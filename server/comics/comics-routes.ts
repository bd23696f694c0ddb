import type { App } from '../http/open-app.ts';
import { favouriteRoutes } from './favourite-routes.ts';
import { issueRoutes } from './issue-routes.ts';
import { neighbourRoutes } from './neighbour-routes.ts';
import { pagesRoute } from './pages-route.ts';
import { providerBondRoutes } from './provider-bond-routes.ts';
import { publisherRoutes } from './publisher-routes.ts';
import { readerRoutes } from './reader-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { seriesRoutes } from './series-routes.ts';
import type { ComicsService } from './service.ts';
import { showcaseRoutes } from './showcase-routes.ts';
import { shuffledRoutes } from './shuffled-routes.ts';

/** The comics service. */
export function comicsRoutes(app: App, service: ComicsService): void {
  issueRoutes(app, service);
  pagesRoute(app, service);
  searchRoutes(app, service);
  showcaseRoutes(app, service);
  shuffledRoutes(app, service);
  neighbourRoutes(app, service);
  publisherRoutes(app, service);
  seriesRoutes(app, service);
  readingRoutes(app, service);
  favouriteRoutes(app, service);
  readerRoutes(app, service);
  providerBondRoutes(app, service);
}
