import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { failedAttempts } from './suites/failed-attempts.ts';
import { orderEdges } from './suites/order-edges.ts';
import { orderEmails } from './suites/order-emails.ts';
import { orders } from './suites/orders.ts';
import { otherMarkets } from './suites/other-markets.ts';
import { rejectedOrders } from './suites/rejected-orders.ts';

describeOnPlatform({
  'an order': orders,
  'the shop in rare cases': orderEdges,
  'the check of an order': rejectedOrders,
  'the shop in another market': otherMarkets,
  'emails about orders': orderEmails,
  'the limit of attempts': failedAttempts,
});
