import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApplyCoupon } from '../../../application/checkout/apply-coupon.ts';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isPastCard } from '../../../domain/cards/card-expiry.ts';
import { type CardName, isSameCard, type PaymentCard } from '../../../domain/cards/payment-card.ts';
import { type Coupon, discountOf } from '../../../domain/checkout/coupon.ts';
import { needsCard, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { CardsPresenter } from '../cards/cards-presenter.ts';
import type { Ordered } from './ordered.ts';

/** How an order is paid: the method and the card that are chosen among those that may, and the coupon. */
export class PaymentChoices {
  ordered: Ordered | null = null;
  /** What may pay for it; null: not known yet. */
  methods: readonly PaymentMethod[] | null = null;
  /** True while that is asked; those of another period or way stand there meanwhile, and pay for nothing. */
  isAsking = false;
  /** Why it is not known. */
  failure: Failure | null = null;
  chosenMethod: PaymentMethod | null = null;
  chosenCard: CardName | null = null;
  coupon: Coupon | null = null;
  isApplyingCoupon = false;
  /** The method whose payment was not approved last. */
  declined: PaymentMethod | null = null;
  /** Why the coupon that was typed last is not applied. */
  couponFailure: Failure | null = null;
  readonly cards: CardsPresenter;
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
        ordered: observableRef,
        methods: observableRef,
        failure: observableRef,
        chosenCard: observableRef,
        coupon: observableRef,
        couponFailure: observableRef,
        cards: false,
      },
      { autoBind: true },
    );
  }

  /** Begins anew with what is ordered. Method and card stay as they were chosen, where they may pay for it too. */
  async begin(ordered: Ordered): Promise<void> {
    // Another period has mostly the same ones: what stands below them is not moved for that.
    if (this.ordered?.item.type !== ordered.item.type) this.methods = null;
    this.ordered = ordered;
    this.clearCoupon();
    await this.loadMethods();
  }

  async loadMethods(): Promise<void> {
    const { ordered } = this;
    if (!ordered) return;
    this.failure = null;
    this.isAsking = true;
    // Together: cards that came after the methods would push what stands below them.
    const [outcome] = await Promise.all([this.#checkout.paymentMethods(ordered.item), this.cards.load()]);
    if (ordered !== this.ordered) return;
    runInAction(() => {
      this.isAsking = false;
      // After a failure the known methods and the typed data stay on the screen.
      if (outcome.ok) this.methods = outcome.value;
      this.failure = outcome.ok ? null : outcome.failure;
    });
  }

  get discount(): number {
    return this.ordered ? discountOf(this.coupon, this.ordered.price) : 0;
  }

  /** What is paid. */
  get total(): number {
    return (this.ordered?.price ?? 0) - this.discount;
  }

  /** The one that was chosen, or else the first that may. */
  get method(): PaymentMethod | null {
    const chosen = this.methods?.find((each) => each === this.chosenMethod);
    return chosen ?? this.methods?.[0] ?? null;
  }

  chooseMethod(method: PaymentMethod): void {
    this.chosenMethod = method;
  }

  /** It stays chosen, to be tried again. `method`: null where nobody has said which. */
  decline(method: PaymentMethod | null): void {
    this.declined = method ?? this.method;
    if (this.declined) this.chosenMethod = this.declined;
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
    return this.ordered !== null && this.total === 0;
  }

  /** False while something is missing before it can be paid. */
  get isReady(): boolean {
    if (!this.ordered || !this.method || this.isAsking || this.failure) return false;
    return this.isFree || !needsCard(this.method) || this.card !== null;
  }

  async apply(code: string): Promise<boolean> {
    const { ordered } = this;
    if (!ordered || this.isApplyingCoupon) return false;
    const applying = {};
    this.#applying = applying;
    this.isApplyingCoupon = true;
    this.couponFailure = null;
    const outcome = await this.#applyCoupon.execute(code, ordered.item);
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

  /** Nothing is ordered any more. */
  clear(): void {
    this.ordered = null;
    this.methods = null;
    this.clearCoupon();
  }
}
