import { makeAutoObservable, observableRef, reaction } from 'mobx';
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
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import type { CardsPresenter } from '../cards/cards-presenter.ts';
import type { CouponEntry } from './coupon-entry.ts';
import type { Product } from './product.ts';

/** How an order is paid: the chosen method, card and coupon. */
export class PaymentChoices {
  product: Product | null = null;
  chosenMethod: PaymentMethod | null = null;
  /** The method that stays selected for the product: of its last order, or what the form showed last. */
  keptMethod: PaymentMethod | null = null;
  chosenCard: CardIdentity | null = null;
  readonly cards: CardsPresenter;
  readonly couponEntry: CouponEntry;
  /**
   * The payment methods by type of product. While they are reloaded for another merchandise of the same type, the former
   * ones stay on the screen but cannot be used.
   */
  readonly loadable = new Loadable<readonly PaymentMethod[], OrderItem['type']>();
  readonly #checkout: Checkout;
  readonly #session: Pick<SessionPresenter, 'user'>;
  readonly #clock: Clock;

  constructor(
    cards: CardsPresenter,
    couponEntry: CouponEntry,
    checkout: Checkout,
    session: Pick<SessionPresenter, 'user'>,
    clock: Clock,
  ) {
    this.cards = cards;
    this.couponEntry = couponEntry;
    this.#checkout = checkout;
    this.#session = session;
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
    this.keptMethod = null;
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

  /** The wallet balance in cents. */
  get balance(): number {
    return this.#session.user?.balance ?? 0;
  }

  /** The amount that the wallet lacks to pay the order, in cents. */
  get missingBalance(): number {
    return Math.max(0, this.total - this.balance);
  }

  /** The kept, chosen or preferred method; the first if none of them is available. */
  get method(): PaymentMethod | null {
    const { methods } = this;
    const keptMethod = this.keptMethod === 'balance' && this.missingBalance > 0 ? null : this.keptMethod;
    const candidates = [keptMethod, this.chosenMethod, ...this.#preferredMethods];
    return candidates.find((each) => each && methods?.includes(each)) ?? methods?.[0] ?? null;
  }

  /**
   * Keeps the method that is shown, until the returned function is called: a coupon or a reloaded balance must not turn
   * the button for a Pix code into one that charges the wallet at once. Rule 65.
   */
  keepShownMethod(): () => void {
    return reaction(
      () => (this.loadable.state.kind === 'ready' && this.cards.cards ? this.method : null),
      (method) => {
        if (method) this.keepMethod(method);
      },
      { fireImmediately: true },
    );
  }

  chooseMethod(method: PaymentMethod): void {
    this.chosenMethod = method;
    this.keptMethod = method;
  }

  /** Keeps the method selected, until the reader chooses another one or opens another product. */
  keepMethod(method: PaymentMethod): void {
    this.keptMethod = method;
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

  /** Without a saved card that can pay, the wallet or a Pix needs less typing than a new card. Rule 65. */
  get #preferredMethods(): readonly PaymentMethod[] {
    if (this.cards.cards === null || this.card) return [];
    return this.missingBalance > 0 ? ['pix'] : ['balance', 'pix'];
  }

  /** Removes the product. */
  clear(): void {
    this.product = null;
    this.chosenCard = null;
    this.loadable.reset();
    this.couponEntry.clear();
  }
}
