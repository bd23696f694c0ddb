import { percentOff } from '../money.ts';

/** Takes a part or an amount off one order. */
export interface Coupon {
  readonly code: string;
  /** Whole percent; null where an amount comes off. */
  readonly percent: number | null;
  /** Cents of the currency. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** ISO 8601 instant. */
  readonly endsAt: string | null;
}

/** Cents that it takes off a price: never more than that. The platform counts again. */
export function discountOf(coupon: Coupon | null, price: number): number {
  if (!coupon) return 0;
  if (coupon.percent !== null) return price - percentOff(price, coupon.percent);
  return Math.min(price, coupon.amount ?? 0);
}
