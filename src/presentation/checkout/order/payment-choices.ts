import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApplyCoupon } from '../../../application/checkout/apply-coupon.ts';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isPastCard } from '../../../domain/cards/card-expiry.ts';
import { type CardName, isSameCard, type PaymentCard } from '../../../domain/cards/payment-card.ts';
import { type Coupon, discountOf } from '../../../domain/checkout/coupon.ts';
import type { OrderItem, Payment } from '../../../domain/checkout/order.ts';
import { needsCard, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { CardsPresenter } from '../cards/cards-presenter.ts';
import type { Product } from './product.ts';

/** How an order is paid: the method and the card that are chosen among those that may, and the coupon. */
export class PaymentChoices {
  product: Product | null = null;
  chosenMethod: PaymentMethod | null = null;
  chosenCard: CardName | null = null;
  coupon: Coupon | null = null;
  isApplyingCoupon = false;
  /** Why the coupon that was typed last is not applied. */
  couponFailure: Failure | null = null;
  readonly cards: CardsPresenter;
  /**
   * What can pay for the product, by its type. Those of another merchandise of the same type stay on the screen while
   * the methods are loaded, and pay for nothing.
   */
  readonly loadable = new Loadable<readonly PaymentMethod[], OrderItem['type']>();
  readonly #checkout: Checkout;
  readonly #applyCoupon: ApplyCoupon;
  readonly #clock: Clock;
  /** One object per coupon that is asked about: the answer to an abandoned one is nobody's. */
  #applying: object | null = null;

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
  async begin(product: Product): Promise<void> {
    this.product = product;
    this.clearCoupon();
    await this.loadMethods();
  }

  async loadMethods(): Promise<void> {
    const { product } = this;
    if (!product) return;
    await this.loadable.load(product.item.type, async () => {
      // Together: cards that came after the methods would move what is below them.
      const [methods] = await Promise.all([this.#checkout.paymentMethods(product.item), this.cards.load()]);
      return methods;
    });
  }

  get discount(): number {
    return this.product ? discountOf(this.coupon, this.product.price) : 0;
  }

  /** What is paid. */
  get total(): number {
    return (this.product?.price ?? 0) - this.discount;
  }

  /** The one that was chosen, or else the first that may. */
  get method(): PaymentMethod | null {
    const chosen = this.methods?.find((each) => each === this.chosenMethod);
    return chosen ?? this.methods?.[0] ?? null;
  }

  chooseMethod(method: PaymentMethod): void {
    this.chosenMethod = method;
  }

  /** The card that was chosen, or else the last that was added and has not expired. */
  get card(): PaymentCard | null {
    const good = (this.cards.cards ?? []).filter((each) => !this.hasExpired(each));
    return good.find((each) => this.chosenCard && isSameCard(each, this.chosenCard)) ?? good.at(-1) ?? null;
  }

  chooseCard(card: CardName): void {
    this.chosenCard = card;
  }

  hasExpired(card: PaymentCard): boolean {
    return isPastCard(card, this.#clock.now());
  }

  /** Nothing is paid with a method where nothing is left to pay. */
  get isFree(): boolean {
    return this.product !== null && this.total === 0;
  }

  /** False while something is missing before it can be paid. */
  get isReady(): boolean {
    if (!this.product || !this.method || this.loadable.state.kind !== 'ready') return false;
    return this.isFree || !needsCard(this.method) || this.card !== null;
  }

  /** `returnPath`: where an external page leads back to. */
  paymentOf(returnPath: string): Payment {
    const method = this.method ?? 'balance';
    const card = needsCard(method) && !this.isFree ? this.card : null;
    return { method, card, coupon: this.coupon, returnPath };
  }

  async apply(code: string): Promise<boolean> {
    const { product } = this;
    if (!product || this.isApplyingCoupon) return false;
    const applying = {};
    this.#applying = applying;
    this.isApplyingCoupon = true;
    this.couponFailure = null;
    const outcome = await this.#applyCoupon.execute(code, product.item);
    if (applying !== this.#applying) return false;
    runInAction(() => {
      this.isApplyingCoupon = false;
      if (outcome.ok) this.coupon = outcome.value;
      else this.couponFailure = outcome.failure;
    });
    return outcome.ok;
  }

  clearCoupon(): void {
    this.#applying = null;
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
