import type { Market } from '../../catalogue/markets/markets.ts';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { paymentMethods } from '../schemas.ts';
import type { OrderProduct } from './order-product.ts';

type MethodsByProduct = Readonly<Record<OrderProduct['type'], readonly PaymentMethodCode[]>>;

/** The payment methods of each market by product. The balance cannot pay for wallet credits, and Pix exists only in Brazil. */
export const methodsByMarket: Readonly<Record<Market, MethodsByProduct>> = {
  brazil: {
    plan: paymentMethods,
    comic: paymentMethods,
    dragon_wallet_credit: ['credit_card', 'pix', 'paypal'],
  },
  portugal: {
    plan: ['credit_card', 'balance', 'paypal'],
    comic: ['credit_card', 'balance', 'paypal'],
    dragon_wallet_credit: ['credit_card', 'paypal'],
  },
};
