import { cardsModule } from './cards-module.ts';
import { checkoutModule } from './checkout-module.ts';
import { followedOrdersModule } from './followed-orders-module.ts';
import { paymentCardsModule } from './payment-cards-module.ts';
import { readerAccountModule } from './reader-account-module.ts';
import { transactionsModule } from './transactions-module.ts';

/** What the orders of all screens share; with `orderModule`. */
export const orderModules = [
  transactionsModule,
  followedOrdersModule,
  readerAccountModule,
  paymentCardsModule,
  cardsModule,
  checkoutModule,
];
