import { afterPurchaseModule } from './after-purchase-module.ts';
import { cardsModule } from './cards-module.ts';
import { checkoutModule } from './checkout-module.ts';
import { followedOrdersModule } from './followed-orders-module.ts';
import { orderModule } from './order-module.ts';
import { paymentCardsModule } from './payment-cards-module.ts';
import { transactionsModule } from './transactions-module.ts';

/** All that an order needs, for the screens that sell something. */
export const orderModules = [
  transactionsModule,
  followedOrdersModule,
  afterPurchaseModule,
  paymentCardsModule,
  cardsModule,
  checkoutModule,
  orderModule,
];
