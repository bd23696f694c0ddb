import type { Coupon } from '../../../domain/checkout/coupon.ts';
import type { Failure } from '../../../domain/failure.ts';

/** The last coupon that a reader sent for an item, and its outcome. */
export interface CouponOutcome {
  /** As typed. */
  readonly code: string;
  /** null if the coupon was not applied. */
  readonly coupon: Coupon | null;
  /** Why it was not applied. null if that is not known. */
  readonly failure: Failure | null;
}

/** Remembers one coupon in this tab, so that it survives a reload. `item`: a key of `itemKeyOf`. */
export interface CouponOutcomes {
  find(readerId: string, item: string): CouponOutcome | null;
  /** Replaces the previous one, for whichever reader and item. */
  save(readerId: string, item: string, outcome: CouponOutcome): void;
  clear(): void;
}
