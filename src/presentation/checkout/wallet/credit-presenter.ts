import { makeAutoObservable, observableRef } from 'mobx';
import type { Checkout } from '../../../application/ports/checkout/checkout.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import type { Product } from '../order/product.ts';

/** Sells wallet credit. */
export class CreditPresenter {
  chosenOffer: CreditOffer | null = null;
  /** Cents that are missing for the purchase that led the reader here, or 0. */
  missingCents = 0;
  /** The credits of an earlier order that is ordered again, or 0. */
  suggestedCredits = 0;
  readonly loadable = new Loadable<readonly CreditOffer[]>();
  readonly checkout: CheckoutPresenter;
  readonly #service: Checkout;

  constructor(checkout: CheckoutPresenter, service: Checkout) {
    this.checkout = checkout;
    this.#service = service;
    makeAutoObservable(
      this,
      { chosenOffer: observableRef, loadable: false, checkout: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    await this.loadable.load(null, () => this.#service.listCreditOffers());
  }

  /** null until they are loaded. */
  get offers(): readonly CreditOffer[] | null {
    return this.loadable.value;
  }

  setMissingCents(missingCents: number): void {
    this.missingCents = missingCents;
    this.chosenOffer = null;
  }

  /** Credits that are not offered are ignored. */
  suggest(credits: number): void {
    this.suggestedCredits = credits;
    this.chosenOffer = null;
  }

  choose(offer: CreditOffer): void {
    this.chosenOffer = offer;
  }

  get offer(): CreditOffer | null {
    const { offers, chosenOffer, suggestedCredits } = this;
    return (
      offers?.find(({ credits }) => credits === (chosenOffer?.credits ?? suggestedCredits)) ??
      this.#sufficientOffer ??
      offers?.[0] ??
      null
    );
  }

  /** The smallest offer that covers the missing amount, or the largest offer if none does. */
  get #sufficientOffer(): CreditOffer | null {
    const { offers, missingCents } = this;
    if (!offers || missingCents === 0) return null;
    const ascending = [...offers].sort((one, other) => one.credits - other.credits);
    return ascending.find(({ credits }) => credits >= missingCents) ?? ascending.at(-1) ?? null;
  }

  get product(): Product | null {
    if (!this.offer) return null;
    const { credits, salePrice, currency } = this.offer;
    return {
      item: { type: 'credits', quantity: credits, salePrice },
      price: salePrice,
      currency,
      details: { kind: 'credits', credits },
    };
  }

  get currency(): string {
    return this.checkout.order.account.profile.reader?.currency ?? this.offer?.currency ?? 'BRL';
  }

  get isGuided(): boolean {
    return !mayDo('purchase', this.checkout.order.account.profile.reader);
  }

  get isProfileLoaded(): boolean {
    return this.checkout.order.account.profile.profile !== null;
  }
}
