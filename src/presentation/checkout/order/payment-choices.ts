import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApplyCoupon } from '../../../application/checkout/apply-coupon.ts';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isExpiredCard } from '../../../domain/cards/card-expiry.ts';
import { type CardIdentity, isSameCard, type PaymentCard } from '../../../domain/cards/payment-card.ts';
import { type Coupon, discountOf } from '../../../domain/checkout/coupon.ts';
import type { OrderItem, Payment } from '../../../domain/checkout/order.ts';
import { needsCard, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { CardsPresenter } from '../cards/cards-presenter.ts';
import type { Product } from './product.ts';

/** How an order is paid: the chosen method, card and coupon. */
export class PaymentChoices {
  product: Product | null = null;
  chosenMethod: PaymentMethod | null = null;
  chosenCard: CardIdentity | null = null;
  coupon: Coupon | null = null;
  isApplyingCoupon = false;
  /** Why the last typed coupon was not applied. */
  couponFailure: Failure | null = null;
  readonly cards: CardsPresenter;
  /**
   * The payment methods by type of product. While they are reloaded for another merchandise of the same type, the former
   * ones stay on the screen but cannot be used.
   */
  readonly loadable = new Loadable<readonly PaymentMethod[], OrderItem['type']>();
  readonly #checkout: Checkout;
  readonly #applyCoupon: ApplyCoupon;
  readonly #clock: Clock;
  /** Identifies the current coupon request. Answers to earlier requests are ignored. */
  #couponRequest: object | null = null;

  constructor(cards: CardsPresenter, checkout: Checkout, applyCoupon: ApplyCoupon, clock: Clock) {
    this.cards = cards;
    this.#checkout = checkout;
    this.#applyCoupon = applyCoupon;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        product: observableRef,
        loadable: false,
        chosenCard: observableRef,
        coupon: observableRef,
        couponFailure: observableRef,
        cards: false,
      },
      { autoBind: true },
    );
  }

  /** null until they are loaded. */
  get methods(): readonly PaymentMethod[] | null {
    return this.loadable.value;
  }

  /** Starts with another product. The chosen method and card stay if they can pay for it. */
  async setProduct(product: Product): Promise<void> {
    this.product = product;
    this.clearCoupon();
    await this.loadMethods();
  }

  async loadMethods(): Promise<void> {
    const { product } = this;
    if (!product) return;
    await this.loadable.load(product.item.type, async () => {
      // In parallel, because cards that appear after the methods would move the content below them.
      const [methods] = await Promise.all([
        this.#checkout.listPaymentMethods(product.item),
        this.cards.load(),
      ]);
      return methods;
    });
  }

  get discount(): number {
    return this.product ? discountOf(this.coupon, this.product.price) : 0;
  }

  /** In cents, with the discount. */
  get total(): number {
    return (this.product?.price ?? 0) - this.discount;
  }

  /** The chosen method, or the first one if it is not available. */
  get method(): PaymentMethod | null {
    const chosenMethod = this.methods?.find((each) => each === this.chosenMethod);
    return chosenMethod ?? this.methods?.[0] ?? null;
  }

  chooseMethod(method: PaymentMethod): void {
    this.chosenMethod = method;
  }

  /** The chosen card, or the last added one that has not expired. */
  get card(): PaymentCard | null {
    const validCards = (this.cards.cards ?? []).filter((each) => !this.hasExpired(each));
    return (
      validCards.find((each) => this.chosenCard && isSameCard(each, this.chosenCard)) ??
      validCards.at(-1) ??
      null
    );
  }

  chooseCard(card: CardIdentity): void {
    this.chosenCard = card;
  }

  hasExpired(card: PaymentCard): boolean {
    return isExpiredCard(card, this.#clock.now());
  }

  /** True if a coupon covers the whole price. Then no payment method is needed. */
  get isFree(): boolean {
    return this.product !== null && this.total === 0;
  }

  /** True if the order can be paid. */
  get isReady(): boolean {
    if (!this.product || !this.method || this.loadable.state.kind !== 'ready') return false;
    return this.isFree || !needsCard(this.method) || this.card !== null;
  }

  /** `returnPath`: where an external page returns to. */
  paymentOf(returnPath: string): Payment {
    const method = this.method ?? 'balance';
    const card = needsCard(method) && !this.isFree ? this.card : null;
    return { method, card, coupon: this.coupon, returnPath };
  }

  async applyCoupon(code: string): Promise<boolean> {
    const { product } = this;
    if (!product || this.isApplyingCoupon) return false;
    const request = {};
    this.#couponRequest = request;
    this.isApplyingCoupon = true;
    this.couponFailure = null;
    const outcome = await this.#applyCoupon.execute(code, product.item);
    if (request !== this.#couponRequest) return false;
    runInAction(() => {
      this.isApplyingCoupon = false;
      if (outcome.ok) this.coupon = outcome.value;
      else this.couponFailure = outcome.failure;
    });
    return outcome.ok;
  }

  clearCoupon(): void {
    this.#couponRequest = null;
    this.isApplyingCoupon = false;
    this.coupon = null;
    this.couponFailure = null;
  }

  /** Removes the product. */
  clear(): void {
    this.product = null;
    this.loadable.reset();
    this.clearCoupon();
  }
}
