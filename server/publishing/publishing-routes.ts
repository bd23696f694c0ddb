import type { App } from '../http/open-app.ts';
import { contentRoutes } from './drafts/content-routes.ts';
import { issueDraftRoutes } from './drafts/issue-draft-routes.ts';
import { publishByKind } from './publish-by-kind.ts';
import { requestRoutes } from './requests/request-routes.ts';
import type { PublishingService } from './service.ts';

/** Registers the routes for publishers and staff. */
export function publishingRoutes(app: App, service: PublishingService): void {
  issueDraftRoutes(app, service);
  requestRoutes(app, { ...service, publishByKind });
  app.register((scope: App) => contentRoutes(scope, service));
}
