import type { Selectable } from 'kysely';
import type { CouponTable } from '../../database/commerce-tables.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { Buyer } from '../buyer.ts';
import type { OrderProduct } from '../products/order-product.ts';
import { countOwnUses } from './coupon-uses.ts';

export type CouponRow = Selectable<CouponTable>;

/** The error codes of `findCoupon`. */
export const couponFailures = [
  'COUPON.NOT_FOUND',
  'COUPON.EXPIRED',
  'COUPON.USED_UP',
  'COUPON.ALREADY_USED',
  'COUPON.NOT_FOR_CREDITS',
  'COUPON.NOT_FOR_PRODUCT',
] as const satisfies ApiErrorCode[];

/**
 * Finds the coupon for a typed code and checks that it is valid now for this buyer and product. Throws an ApiError with
 * the reason otherwise. A coupon that has not begun counts as not found, because it is not announced yet. Uses held by
 * orders that this one would replace do not count.
 */
export async function findCoupon(
  database: ReadOnlyDatabase,
  buyer: Buyer,
  product: OrderProduct,
  typedCode: string,
  now: Date,
): Promise<CouponRow> {
  const code = typedCode.trim().toUpperCase();
  // Text that cannot be a code needs no query.
  const coupon = /^[A-Z0-9]{4,20}$/.test(code)
    ? await database.selectFrom('comics.coupon').selectAll().where('code', '=', code).executeTakeFirst()
    : undefined;
  if (!coupon || coupon.beginsAt > now) throw new ApiError('COUPON.NOT_FOUND');
  if (coupon.endsAt !== null && coupon.endsAt <= now) throw new ApiError('COUPON.EXPIRED');
  const ownUses = await countOwnUses(database, buyer.readerId, coupon.id, product);
  const isUsedUp = coupon.usesLimit !== null && coupon.uses - ownUses.replaceable >= coupon.usesLimit;
  if (isUsedUp) throw new ApiError('COUPON.USED_UP');
  if (product.type === 'dragon_wallet_credit' && !coupon.appliesTo.includes(product.type)) {
    throw new ApiError('COUPON.NOT_FOR_CREDITS');
  }
  if (!isValidFor(coupon, product, buyer)) throw new ApiError('COUPON.NOT_FOR_PRODUCT');
  const { usesLimitPerReader: limit } = coupon;
  if (limit !== null && ownUses.held - ownUses.replaceable >= limit)
    throw new ApiError('COUPON.ALREADY_USED');
  return coupon;
}

/** Whether the coupon is valid for the product. No coupon makes wallet credits free. */
function isValidFor(coupon: CouponRow, product: OrderProduct, { currency }: Buyer): boolean {
  const isForPlan = coupon.planId === null || (product.type === 'plan' && product.planId === coupon.planId);
  const isForIssue =
    coupon.issueId === null || (product.type === 'comic' && product.issueId === coupon.issueId);
  const isInCurrency = coupon.currency === null || coupon.currency === currency;
  const isFreeCredit = product.type === 'dragon_wallet_credit' && coupon.percent === 100;
  const isForType = coupon.appliesTo.includes(product.type);
  return isForType && isForPlan && isForIssue && isInCurrency && !isFreeCredit;
}

/** Discount in cents, at most the price. With a percentage, the remaining price is rounded half up. */
export function discountOf(
  { percent, amount }: Pick<CouponRow, 'percent' | 'amount'>,
  price: number,
): number {
  if (percent === null) return Math.min(price, amount ?? 0);
  return price - Math.floor((price * (100 - percent) * 2 + 100) / 200);
}
