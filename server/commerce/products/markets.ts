import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { paymentMethods } from '../schemas.ts';
import type { Gift } from './ordered.ts';

/** What each market knows, by what is bought: another market is another row. Balance does not buy balance. */
export const methodsByMarket: Readonly<
  Record<string, Readonly<Record<Gift['type'], readonly PaymentMethodCode[]>>>
> = {
  brazil: {
    plan: paymentMethods,
    comic: paymentMethods,
    dragon_wallet_credit: ['credit_card', 'pix', 'paypal'],
  },
};

/** Whether anything is sold there at all. */
export const isMarket = (market: string): boolean => Object.hasOwn(methodsByMarket, market);
