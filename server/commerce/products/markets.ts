import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { paymentMethods } from '../schemas.ts';
import type { OrderProduct } from './order-product.ts';

/** The payment methods of each market by product. The balance cannot pay for wallet credits. */
export const methodsByMarket: Readonly<
  Record<string, Readonly<Record<OrderProduct['type'], readonly PaymentMethodCode[]>>>
> = {
  brazil: {
    plan: paymentMethods,
    comic: paymentMethods,
    dragon_wallet_credit: ['credit_card', 'pix', 'paypal'],
  },
};

/** The currency of each market, ISO 4217. */
export const currencyByMarket: Readonly<Record<string, string>> = { brazil: 'BRL' };

export const isMarket = (market: string): boolean => Object.hasOwn(methodsByMarket, market);
