import type { App } from '../http/open-app.ts';
import { bannerRoutes } from './banners/banner-routes.ts';
import { contentRoutes } from './drafts/content-routes.ts';
import { issueDraftRoutes } from './drafts/issue-draft-routes.ts';
import { privateListRoutes } from './drafts/private-list-routes.ts';
import { marketRoutes } from './markets/market-routes.ts';
import { planMarketRoutes } from './plans/plan-market-routes.ts';
import { createPublishByKind } from './publish-by-kind.ts';
import { publisherDraftRoutes } from './publishers/publisher-draft-routes.ts';
import { publisherFormRoutes } from './publishers/publisher-form-routes.ts';
import { requestDetailRoute } from './request-details/request-detail-route.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { seriesDescriptorRoute } from './series/series-descriptor-route.ts';
import { seriesDraftRoutes } from './series/series-draft-routes.ts';
import type { PublishingService } from './service.ts';
import { type UploadRoutesOptions, uploadRoutes } from './uploads/upload-routes.ts';
import { deliveryRoutes } from './webhooks/delivery-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** Registers the routes for publishers and staff. */
export function publishingRoutes(app: App, service: PublishingService, uploads: UploadRoutesOptions): void {
  issueDraftRoutes(app, service);
  privateListRoutes(app, service);
  marketRoutes(app, service);
  bannerRoutes(app, service);
  planMarketRoutes(app, service);
  seriesDraftRoutes(app, service);
  publisherDraftRoutes(app, service);
  requestRoutes(app, { ...service, publishByKind: createPublishByKind(service.accounts) });
  requestDetailRoute(app, service);
  webhookRoutes(app, service.webhooks);
  deliveryRoutes(app, service);
  app.register((scope: App) => contentRoutes(scope, service));
  app.register((scope: App) => seriesDescriptorRoute(scope, service));
  app.register((scope: App) => publisherFormRoutes(scope, service));
  app.register(async (scope: App) => uploadRoutes(scope, uploads));
}
