import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { Buyer } from '../buyer.ts';
import { checkMarket } from './find-ordered-product.ts';
import type { OrderProduct } from './order-product.ts';

/** The product of a merchandise and its payment methods. Null for all methods of the market. */
export interface MerchandiseProduct {
  product: OrderProduct;
  paymentMethods: PaymentMethodCode[] | null;
}

/** The error codes of `findMerchandise`. */
export const findMerchandiseFailures = [
  'MERCHANDISE.NOT_FOUND',
  'MERCHANDISE.NO_MARKET',
  'MERCHANDISE.UNAVAILABLE_MARKET',
  'PLAN.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

/** Finds a merchandise of a plan or an issue by its id. Without an id, returns wallet credits. */
export async function findMerchandise(
  database: ReadOnlyDatabase,
  buyer: Buyer,
  merchandiseId: string | undefined,
): Promise<MerchandiseProduct> {
  if (merchandiseId === undefined) {
    return { product: { type: 'dragon_wallet_credit', credits: 0 }, paymentMethods: null };
  }
  const offer = await database
    .selectFrom('comics.plan_merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (offer) {
    checkMarket(buyer, offer, 'PLAN.UNAVAILABLE_MARKET');
    const { planId, cycleDays, paymentMethods } = offer;
    return { product: { type: 'plan', planId, merchandiseId, cycleDays }, paymentMethods };
  }
  const merchandise = await database
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!merchandise) throw new ApiError('MERCHANDISE.NOT_FOUND');
  checkMarket(buyer, merchandise, 'MERCHANDISE.UNAVAILABLE_MARKET');
  const { issueId, paymentMethods } = merchandise;
  const rentalDays = rentalDaysOf(merchandise);
  return { product: { type: 'comic', issueId, merchandiseId, rentalDays }, paymentMethods };
}
