import type {
  CouponOutcome,
  CouponOutcomes,
} from '../../../src/application/ports/checkout/coupon-outcomes.ts';

export class FakeCouponOutcomes implements CouponOutcomes {
  #key = '';
  #outcome: CouponOutcome | null = null;

  find(readerId: string, item: string): CouponOutcome | null {
    return this.#key === `${readerId} ${item}` ? this.#outcome : null;
  }

  save(readerId: string, item: string, outcome: CouponOutcome): void {
    this.#key = `${readerId} ${item}`;
    this.#outcome = outcome;
  }

  clear(): void {
    this.#outcome = null;
  }
}
