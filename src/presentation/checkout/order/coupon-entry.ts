import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApplyCoupon } from '../../../application/checkout/apply-coupon.ts';
import type { CouponOutcomes } from '../../../application/ports/checkout/coupon-outcomes.ts';
import type { Session } from '../../../application/ports/session/session.ts';
import { type Coupon, isCouponRejection } from '../../../domain/checkout/coupon.ts';
import { itemKeyOf, type OrderItem } from '../../../domain/checkout/order.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import type { Lazy } from '../../ui/lazy-loading/lazy.ts';

/** The coupon of an order. What the reader sent for an item, and its outcome, survive a reload. */
export class CouponEntry {
  /** The typed code. Empty after it was applied. */
  text = '';
  coupon: Coupon | null = null;
  isApplying = false;
  /** Why the last code was not applied. */
  failure: Failure | null = null;
  readonly #applyCoupon: Lazy<ApplyCoupon>;
  readonly #outcomes: CouponOutcomes;
  readonly #session: Pick<Session, 'current'>;
  #item: OrderItem | null = null;
  /** Identifies the current request. Answers to earlier requests are ignored. */
  #request: object | null = null;

  constructor(applyCoupon: Lazy<ApplyCoupon>, outcomes: CouponOutcomes, session: Pick<Session, 'current'>) {
    this.#applyCoupon = applyCoupon;
    this.#outcomes = outcomes;
    this.#session = session;
    makeAutoObservable(this, { coupon: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Starts with another item, and with the coupon that this reader last sent for it. */
  setItem(item: OrderItem): void {
    this.#reset();
    this.#item = item;
    const readerId = this.#session.current?.readerId;
    const outcome = readerId === undefined ? null : this.#outcomes.find(readerId, itemKeyOf(item));
    if (!outcome) return;
    this.coupon = outcome.coupon;
    this.failure = outcome.failure;
    if (!outcome.coupon) this.text = outcome.code;
  }

  setText(text: string): void {
    this.text = text;
  }

  /** True if the coupon was applied. */
  async apply(code = this.text): Promise<boolean> {
    const item = this.#item;
    if (!item || this.isApplying) return false;
    const request = {};
    this.#request = request;
    this.isApplying = true;
    this.failure = null;
    this.text = code;
    const loaded = await this.#applyCoupon.fetch();
    const outcome = loaded.ok ? await loaded.value.execute(code, item) : failed(loaded.failure);
    if (request !== this.#request) return false;
    runInAction(() => {
      this.isApplying = false;
      if (outcome.ok) {
        this.coupon = outcome.value;
        this.text = '';
      } else this.failure = outcome.failure;
    });
    this.#save(item, code);
    return outcome.ok;
  }

  /** Removes the coupon, also after a reload. */
  clear(): void {
    this.#reset();
    this.#outcomes.clear();
  }

  #save(item: OrderItem, code: string): void {
    const readerId = this.#session.current?.readerId;
    if (readerId === undefined) return;
    const { coupon, failure } = this;
    // Another failure, such as of the network, does not outlast a reload.
    const lastingFailure = failure && isCouponRejection(failure) ? failure : null;
    this.#outcomes.save(readerId, itemKeyOf(item), { code, coupon, failure: lastingFailure });
  }

  #reset(): void {
    this.#request = null;
    this.isApplying = false;
    this.coupon = null;
    this.failure = null;
    this.text = '';
  }
}
