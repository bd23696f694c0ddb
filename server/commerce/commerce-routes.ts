import type { App } from '../http/open-app.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { acquisitionRoutes } from './entitlements/acquisition-routes.ts';
import { notificationRoutes } from './orders/notification-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { logUnreachableGateway } from './payments/call-gateway.ts';
import { paymentMethodRoutes } from './payments/payment-method-routes.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { creditRoutes } from './products/credit-routes.ts';
import type { CommerceService } from './service.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { transactionRoutes } from './transactions/transaction-routes.ts';
import { voucherRoutes } from './vouchers/voucher-routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';

/** Everything about products, orders and payments. */
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
  withdrawalRoutes(app, service);
  voucherRoutes(app, service);
  notificationRoutes(app, service);
}
