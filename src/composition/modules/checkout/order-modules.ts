import { readerAccountModule } from '../reader-account-module.ts';
import { cardsModule } from './cards-module.ts';
import { checkoutModule } from './checkout-module.ts';
import { orderIntentsModule } from './order-intents-module.ts';
import { paymentCardsModule } from './payment-cards-module.ts';

/** Modules that the orders of all screens share. Each screen adds `orderModule`. */
export const orderModules = [
  orderIntentsModule,
  readerAccountModule,
  paymentCardsModule,
  cardsModule,
  checkoutModule,
];
