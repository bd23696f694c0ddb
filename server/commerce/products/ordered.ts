import { sql } from 'kysely';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { Payment } from '../schemas.ts';

/** What a caller asks to buy. */
export type OrderRequest = { payment: Payment } & (
  | {
      type: 'plan';
      planId: string;
      merchandiseId: string;
      /** The running subscription as its reader was told; null: none, absent: whichever. */
      follows?: string | null;
    }
  | { type: 'comic'; issueId: string; merchandiseId: string }
  | { type: 'dragon_wallet_credit'; credits: number; salePrice: number }
);

/** The same as it is sold: what it costs, and what it gives. Money is cents of the currency. */
export type Ordered = {
  price: number;
  currency: string;
  /** Null: whatever its market knows. */
  paymentMethods: PaymentMethodCode[] | null;
} & Gift;

/** What an order gives once it is paid. */
export type Gift =
  | { type: 'plan'; planId: string; merchandiseId: string; cycleDays: number }
  | {
      type: 'comic';
      issueId: string;
      merchandiseId: string;
      /** null: for ever. */
      rentalDays: number | null;
    }
  | { type: 'dragon_wallet_credit'; credits: number };

/** The columns of a transaction that say what it is for. */
export const columnsOf = (gift: Gift) => ({
  planMerchandiseId: gift.type === 'plan' ? gift.merchandiseId : null,
  merchandiseId: gift.type === 'comic' ? gift.merchandiseId : null,
  credits: gift.type === 'dragon_wallet_credit' ? gift.credits : null,
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
