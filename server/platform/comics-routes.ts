import { creatorRoutes } from '../catalogue/creators/creator-routes.ts';
import { issueRoutes } from '../catalogue/issue-routes.ts';
import { neighbourRoutes } from '../catalogue/neighbour-routes.ts';
import { publisherRoutes } from '../catalogue/publisher-routes.ts';
import { popularSearchRoutes } from '../catalogue/search/popular-search-routes.ts';
import { searchRoutes } from '../catalogue/search/search-routes.ts';
import { suggestionRoutes } from '../catalogue/search/suggestion-routes.ts';
import { seriesRoutes } from '../catalogue/series-routes.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { showcaseRoutes } from '../catalogue/showcase/showcase-routes.ts';
import { shuffledRoutes } from '../catalogue/shuffled-routes.ts';
import { financeRoutes } from '../finance/finance-routes.ts';
import { followRoutes } from '../following/follow-routes.ts';
import type { App } from '../http/open-app.ts';
import { guidedAccountRoutes } from '../readers/guided-accounts/guided-account-routes.ts';
import type { GuidedAccountsService } from '../readers/guided-accounts/guided-account-service.ts';
import { operatorLinkRoutes } from '../readers/operator-links/operator-link-routes.ts';
import { readerMarketRoutes } from '../readers/reader-market-routes.ts';
import { readerRoutes } from '../readers/reader-routes.ts';
import type { ReadersService } from '../readers/service.ts';
import { alsoReadRoute } from '../reading/also-read-route.ts';
import { favouriteRoutes } from '../reading/favourite-routes.ts';
import { likeRoutes } from '../reading/like-routes.ts';
import { pagesRoute } from '../reading/pages-route.ts';
import { readingRoutes } from '../reading/reading-routes.ts';
import { readingReportRoutes } from '../reading/report/reading-report-routes.ts';
import type { ReadingService } from '../reading/service.ts';

/** Registers the routes of the comics service, except those of commerce and page images. */
export function comicsRoutes(
  app: App,
  service: CatalogueService & ReadingService & ReadersService & GuidedAccountsService,
): void {
  issueRoutes(app, service);
  pagesRoute(app, service);
  searchRoutes(app, service);
  suggestionRoutes(app, service);
  popularSearchRoutes(app, service);
  showcaseRoutes(app, service);
  shuffledRoutes(app, service);
  neighbourRoutes(app, service);
  publisherRoutes(app, service);
  seriesRoutes(app, service);
  creatorRoutes(app, service);
  followRoutes(app, service);
  readingRoutes(app, service);
  readingReportRoutes(app, service);
  financeRoutes(app, service);
  alsoReadRoute(app, service);
  favouriteRoutes(app, service);
  likeRoutes(app, service);
  readerRoutes(app, service);
  readerMarketRoutes(app, service);
  guidedAccountRoutes(app, service);
  operatorLinkRoutes(app, service);
}
