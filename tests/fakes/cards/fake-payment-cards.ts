import type { CardPurpose, PaymentCards } from '../../../src/application/ports/cards/payment-cards.ts';
import {
  type CardIdentity,
  isSameCard,
  type NewPaymentCard,
  type PaymentCard,
  without,
} from '../../../src/domain/cards/payment-card.ts';
import { paymentFailures } from '../../../src/domain/checkout/payment-failures.ts';
import type { CardErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeShop } from '../checkout/fake-shop.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The cards of its shop. A token works once. Without a session check, the cards are Ana's. */
export class FakePaymentCards extends FakeService<CardErrorCode> implements PaymentCards {
  readonly shop: FakeShop;
  /** Number of `list` calls. */
  requestCount = 0;
  /** Cards of `add` calls in order. */
  readonly added: NewPaymentCard[] = [];

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  get cards(): readonly PaymentCard[] {
    return this.shop.cardsOf(this.#readerId);
  }

  set cards(cards: readonly PaymentCard[]) {
    this.shop.cards.set(this.#readerId, cards);
  }

  list() {
    this.requestCount += 1;
    return this.respondIfSignedIn(() => this.cards);
  }

  add(card: NewPaymentCard, _purpose: CardPurpose) {
    return this.respondIfSignedIn<PaymentCard>(() => {
      const isTokenUsed = this.added.some(({ cardToken }) => cardToken === card.cardToken);
      this.added.push(card);
      if (isTokenUsed) return failed(paymentFailures.cardRefused);
      const { brand, number, holderName, expirationMonth, expirationYear } = card;
      const lastFourDigits = number.slice(-4);
      const added = {
        brand,
        lastFourDigits,
        holderName,
        expirationMonth,
        expirationYear,
        paysSubscription: false,
        lastPaidAt: null,
        isDeclined: false,
        gatewaysMetadata: { fake: {} },
        createdAt: new Date().toISOString(),
      };
      this.cards = [...without(this.cards, added), added];
      this.shop.forgetDeclines(this.#readerId, added);
      return added;
    });
  }

  remove(card: CardIdentity) {
    return this.respondIfSignedIn<null>(() => {
      const paysSubscription = this.cards.some((each) => isSameCard(each, card) && each.paysSubscription);
      if (paysSubscription) return failed(serviceFailure('PAYMENT_CARD.NO_REMOTION'));
      this.cards = without(this.cards, card);
      return null;
    });
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
