import { sql } from 'kysely';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { OrderPayment } from '../schemas.ts';

/** A request to buy a product. */
export type OrderRequest = { payment: OrderPayment } & (
  | {
      type: 'plan';
      planId: string;
      merchandiseId: string;
      /** Id of the running subscription that the reader was shown. Null for none, absent for any. */
      follows?: string | null;
    }
  | { type: 'comic'; issueId: string; merchandiseId: string }
  | { type: 'dragon_wallet_credit'; credits: number; salePrice: number }
);

/** A product with its price, in cents of the currency. */
export type OrderedProduct = {
  price: number;
  currency: string;
  /** Null for all methods of the market. */
  paymentMethods: PaymentMethodCode[] | null;
} & OrderProduct;

/** What an order grants once it is paid. */
export type OrderProduct =
  | { type: 'plan'; planId: string; merchandiseId: string; cycleDays: number }
  | {
      type: 'comic';
      issueId: string;
      merchandiseId: string;
      /** Null for a purchase, which does not expire. */
      rentalDays: number | null;
    }
  | { type: 'dragon_wallet_credit'; credits: number };

/** The columns of a transaction that identify its product. */
export const columnsOf = (product: OrderProduct) => ({
  planMerchandiseId: product.type === 'plan' ? product.merchandiseId : null,
  merchandiseId: product.type === 'comic' ? product.merchandiseId : null,
  credits: product.type === 'dragon_wallet_credit' ? product.credits : null,
});

/** What an open order excludes from being ordered again: any plan, or one issue. Wallet credits are never excluded. */
export type ExclusiveProduct = { type: 'plan' } | { type: 'comic'; issueId: string };

/** SQL condition: the order, aliased `transaction`, is for any plan if `product` is a plan, otherwise for its issue. */
export const isOrderFor = (product: ExclusiveProduct) =>
  product.type === 'plan'
    ? sql<boolean>`transaction.plan_merchandise_id is not null`
    : sql<boolean>`transaction.merchandise_id in (
        select id from comics.merchandise where issue_id = ${product.issueId}
      )`;
