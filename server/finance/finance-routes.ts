import type { Database } from '../database/database.ts';
import type { App } from '../http/open-app.ts';
import { revenueRoutes } from './report/revenue-routes.ts';
import { taxRoutes } from './tax/tax-routes.ts';

/** Revenue and tax, for publishers and staff. */
export function financeRoutes(app: App, service: { database: Database }): void {
  revenueRoutes(app, service);
  taxRoutes(app, service);
}
