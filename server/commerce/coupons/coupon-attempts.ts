import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';

/** Stops the guessing of coupon codes. */
const couponCheckLimit: AttemptLimit = {
  name: 'coupon questions',
  maxCount: 30,
  periodMs: 15 * 60_000,
  errorCode: 'REQUEST.TOO_MANY',
};

/** Counts a check of a coupon. Throws REQUEST.TOO_MANY at the limit. */
export const countCouponCheck = <Outcome>(
  attempts: Attempts,
  readerId: string,
  check: () => Promise<Outcome>,
): Promise<Outcome> => countAttempt(attempts, { limit: couponCheckLimit, subject: readerId }, check);

/** Codes of orders with which a reader could guess coupons. */
const guessCodes: ReadonlySet<ApiErrorCode> = new Set([
  'COUPON.NOT_FOUND',
  'COUPON.EXPIRED',
  'COUPON.USED_UP',
  'COUPON.NOT_FOR_PRODUCT',
]);

/** Counts an order with a coupon that is not valid as a check of a coupon. */
export async function countInvalidCoupon<Outcome>(
  attempts: Attempts,
  readerId: string,
  couponCode: string | undefined,
  order: () => Promise<Outcome>,
): Promise<Outcome> {
  if (couponCode === undefined) return order();
  return countAttempt(attempts, { limit: couponCheckLimit, subject: readerId }, order, {
    isUncountedOutcome: () => true,
    isUncountedError: (error) => !(error instanceof ApiError && guessCodes.has(error.code)),
  });
}
