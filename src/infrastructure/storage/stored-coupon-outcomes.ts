import type { CouponOutcome, CouponOutcomes } from '../../application/ports/checkout/coupon-outcomes.ts';
import { hasFields, StoredJson } from './stored-json.ts';

interface StoredOutcome {
  readonly readerId: string;
  readonly item: string;
  readonly outcome: CouponOutcome;
}

const isStoredOutcome = (value: unknown): value is StoredOutcome =>
  hasFields(value, 'readerId', 'item', 'outcome') &&
  hasFields(value.outcome, 'code', 'coupon', 'failure') &&
  typeof value.outcome.code === 'string' &&
  (value.outcome.coupon === null || hasFields(value.outcome.coupon, 'code', 'percent', 'amount')) &&
  (value.outcome.failure === null || hasFields(value.outcome.failure, 'code', 'message'));

export class StoredCouponOutcomes implements CouponOutcomes {
  readonly #json: StoredJson<StoredOutcome>;

  constructor(storage: Storage) {
    this.#json = new StoredJson(storage, 'banca.coupon', isStoredOutcome);
  }

  find(readerId: string, item: string): CouponOutcome | null {
    const stored = this.#json.load();
    return stored?.readerId === readerId && stored.item === item ? stored.outcome : null;
  }

  save(readerId: string, item: string, outcome: CouponOutcome): void {
    this.#json.save({ readerId, item, outcome });
  }

  clear(): void {
    this.#json.clear();
  }
}
