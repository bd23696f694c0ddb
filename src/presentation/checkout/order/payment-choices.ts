import { makeAutoObservable, observableRef } from 'mobx';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isExpiredCard } from '../../../domain/cards/card-expiry.ts';
import {
  type CardIdentity,
  isSameCard,
  type PaymentCard,
  preferredCardOf,
} from '../../../domain/cards/payment-card.ts';
import { type Coupon, discountOf } from '../../../domain/checkout/coupon.ts';
import type { OrderItem, Payment } from '../../../domain/checkout/order.ts';
import { needsCard, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { CardsPresenter } from '../cards/cards-presenter.ts';
import type { CouponEntry } from './coupon-entry.ts';
import type { Product } from './product.ts';

/** How an order is paid: the chosen method, card and coupon. */
export class PaymentChoices {
  product: Product | null = null;
  chosenMethod: PaymentMethod | null = null;
  chosenCard: CardIdentity | null = null;
  readonly cards: CardsPresenter;
  readonly couponEntry: CouponEntry;
  /**
   * The payment methods by type of product. While they are reloaded for another merchandise of the same type, the former
   * ones stay on the screen but cannot be used.
   */
  readonly loadable = new Loadable<readonly PaymentMethod[], OrderItem['type']>();
  readonly #checkout: Checkout;
  readonly #clock: Clock;

  constructor(cards: CardsPresenter, couponEntry: CouponEntry, checkout: Checkout, clock: Clock) {
    this.cards = cards;
    this.couponEntry = couponEntry;
    this.#checkout = checkout;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        product: observableRef,
        loadable: false,
        chosenCard: observableRef,
        cards: false,
        couponEntry: false,
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
    this.couponEntry.setItem(product.item);
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

  get coupon(): Coupon | null {
    return this.couponEntry.coupon;
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

  /** The chosen card, or the preferred one that has not expired. Null if the reader has to choose. */
  get card(): PaymentCard | null {
    const validCards = (this.cards.cards ?? []).filter((each) => !this.hasExpired(each));
    return (
      validCards.find((each) => this.chosenCard && isSameCard(each, this.chosenCard)) ??
      preferredCardOf(validCards)
    );
  }

  chooseCard(card: CardIdentity): void {
    this.chosenCard = card;
  }

  /** After a declined payment, so that the declined card is not selected for the next attempt. */
  async deselectDeclinedCard(): Promise<void> {
    this.chosenCard = null;
    await this.cards.reload();
  }

  hasExpired(card: PaymentCard): boolean {
    return isExpiredCard(card, this.#clock.now());
  }

  /** True if a coupon covers the whole price. Then no payment method is needed. */
  get isFree(): boolean {
    return this.product !== null && this.total === 0;
  }

  /** True if the order can be paid. While a coupon is checked, the price may change. */
  get isReady(): boolean {
    if (this.couponEntry.isApplying) return false;
    if (!this.product || !this.method || this.loadable.state.kind !== 'ready') return false;
    return this.isFree || !needsCard(this.method) || this.card !== null;
  }

  /** `returnPath`: where an external page returns to. */
  paymentOf(returnPath: string): Payment {
    const method = this.method ?? 'balance';
    const card = needsCard(method) && !this.isFree ? this.card : null;
    return { method, card, coupon: this.coupon, returnPath };
  }

  /** Removes the product. */
  clear(): void {
    this.product = null;
    this.chosenCard = null;
    this.loadable.reset();
    this.couponEntry.clear();
  }
}
