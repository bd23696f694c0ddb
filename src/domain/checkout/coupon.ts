import type { ErrorCode } from '../error-code.ts';
import type { Failure } from '../failure.ts';
import { percentOff } from '../money.ts';
import { paymentFailures } from './payment-failures.ts';

/** Reduces the price of one order by a percentage or an amount. */
export interface Coupon {
  readonly code: string;
  /** Whole percent. Null if the coupon has an amount. */
  readonly percent: number | null;
  /** Cents of the currency. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** ISO 8601 instant. */
  readonly endsAt: string | null;
}

/** The discount in cents, at most the price. The platform calculates it again. */
export function discountOf(coupon: Coupon | null, price: number): number {
  if (!coupon) return 0;
  if (coupon.percent !== null) return price - percentOff(price, coupon.percent);
  return Math.min(price, coupon.amount ?? 0);
}

/** Codes with which a service rejects a coupon. */
const rejectionCodes: ReadonlySet<ErrorCode> = new Set([
  paymentFailures.invalidCoupon.code,
  'COUPON.NOT_FOUND',
  'COUPON.EXPIRED',
  'COUPON.USED_UP',
  'COUPON.ALREADY_USED',
  'COUPON.NOT_FOR_CREDITS',
  'COUPON.NOT_FOR_PRODUCT',
]);

/** True if the coupon is the reason of a failure, so that the order is possible without it. */
export const isCouponRejection = ({ code }: Failure): boolean => rejectionCodes.has(code);
