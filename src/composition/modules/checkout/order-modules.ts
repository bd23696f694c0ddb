import { readerAccountModule } from '../reader-account-module.ts';
import { cardsModule } from './cards-module.ts';
import { checkoutModule } from './checkout-module.ts';
import { followedOrdersModule } from './followed-orders-module.ts';
import { paymentCardsModule } from './payment-cards-module.ts';
import { transactionsModule } from './transactions-module.ts';

/** Modules that the orders of all screens share. Each screen adds `orderModule`. */
export const orderModules = [
  transactionsModule,
  followedOrdersModule,
  readerAccountModule,
  paymentCardsModule,
  cardsModule,
  checkoutModule,
];
