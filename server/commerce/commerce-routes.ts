import type { App } from '../http/open-app.ts';
import { acquisitionRoutes } from './acquisition-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { couponRoutes } from './coupon-routes.ts';
import { creditRoutes } from './credit-routes.ts';
import { logUnreachableGateway } from './log-unreachable-gateway.ts';
import { notificationRoutes } from './notification-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentMethodRoutes } from './payment-method-routes.ts';
import { planRoutes } from './plan-routes.ts';
import type { CommerceService } from './service.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { transactionRoutes } from './transaction-routes.ts';
import { voucherRoutes } from './voucher-routes.ts';

/** All that is bought and paid, beside the routes of the comics service. */
export function commerceRoutes(app: App, service: CommerceService): void {
  logUnreachableGateway(app);
  planRoutes(app, service);
  paymentMethodRoutes(app, service);
  couponRoutes(app, service);
  creditRoutes(app, service);
  orderRoutes(app, service);
  transactionRoutes(app, service);
  acquisitionRoutes(app, service);
  cardRoutes(app, service);
  subscriptionRoutes(app, service);
  voucherRoutes(app, service);
  notificationRoutes(app, service);
}
