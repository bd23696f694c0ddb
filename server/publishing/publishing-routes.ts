import type { App } from '../http/open-app.ts';
import { contentRoutes } from './drafts/content-routes.ts';
import { issueDraftRoutes } from './drafts/issue-draft-routes.ts';
import { createPublishByKind } from './publish-by-kind.ts';
import { publisherDraftRoutes } from './publishers/publisher-draft-routes.ts';
import { publisherFormRoutes } from './publishers/publisher-form-routes.ts';
import { requestRoutes } from './requests/request-routes.ts';
import { seriesDescriptorRoute } from './series/series-descriptor-route.ts';
import { seriesDraftRoutes } from './series/series-draft-routes.ts';
import type { PublishingService } from './service.ts';

/** Registers the routes for publishers and staff. */
export function publishingRoutes(app: App, service: PublishingService): void {
  issueDraftRoutes(app, service);
  seriesDraftRoutes(app, service);
  publisherDraftRoutes(app, service);
  requestRoutes(app, { ...service, publishByKind: createPublishByKind(service.accounts) });
  app.register((scope: App) => contentRoutes(scope, service));
  app.register((scope: App) => seriesDescriptorRoute(scope, service));
  app.register((scope: App) => publisherFormRoutes(scope, service));
}
