import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import type { Ordered } from '../order/ordered.ts';

/** The balance of whoever is signed in, and what can be added to it. */
export class CreditPresenter {
  /** null: not known yet. */
  offers: readonly CreditOffer[] | null = null;
  /** Why they are not. */
  failure: Failure | null = null;
  chosen: CreditOffer | null = null;
  /** Cents that a purchase lacks, for which the reader has come; 0: for none. */
  missing = 0;
  readonly desk: CheckoutDesk;
  readonly #checkout: Checkout;

  constructor(desk: CheckoutDesk, checkout: Checkout) {
    this.desk = desk;
    this.#checkout = checkout;
    makeAutoObservable(
      this,
      { offers: observableRef, failure: observableRef, chosen: observableRef, desk: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.failure = null;
    const outcome = await this.#checkout.creditOffers();
    runInAction(() => {
      if (outcome.ok) this.offers = outcome.value;
      else this.failure = outcome.failure;
    });
  }

  want(missing: number): void {
    this.missing = missing;
    this.chosen = null;
  }

  choose(offer: CreditOffer): void {
    this.chosen = offer;
  }

  get offer(): CreditOffer | null {
    const { offers, chosen } = this;
    return offers?.find(({ credits }) => credits === chosen?.credits) ?? this.#enough ?? offers?.[0] ?? null;
  }

  /** The least that brings what is missing; all there is where none does. */
  get #enough(): CreditOffer | null {
    const { offers, missing } = this;
    if (!offers || missing === 0) return null;
    const rising = [...offers].sort((one, other) => one.credits - other.credits);
    return rising.find(({ credits }) => credits >= missing) ?? rising.at(-1) ?? null;
  }

  get ordered(): Ordered | null {
    if (!this.offer) return null;
    const { credits, salePrice, currency } = this.offer;
    return {
      item: { type: 'dragon_wallet_credit', quantity: credits, salePrice },
      price: salePrice,
      currency,
      shown: { kind: 'credits', credits },
    };
  }

  get currency(): string {
    return this.desk.order.after.profile.reader?.currency ?? this.offer?.currency ?? 'BRL';
  }

  get isGuided(): boolean {
    return !mayDo('purchase', this.desk.order.after.profile.reader);
  }

  get isKnown(): boolean {
    return this.desk.order.after.profile.profile !== null;
  }
}
