import type { CardPurpose, PaymentCards } from '../../application/ports/cards/payment-cards.ts';
import type { CardIdentity, NewPaymentCard } from '../../domain/cards/payment-card.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpPaymentCards implements PaymentCards {
  readonly #comics: ComicsClient;
  readonly #sendsCardData: boolean;

  /** `sendsCardData`: for a service that requires the card's number and code in addition to its token. Rule 29. */
  constructor(comics: ComicsClient, { sendsCardData = false } = {}) {
    this.#comics = comics;
    this.#sendsCardData = sendsCardData;
  }

  list() {
    return this.#comics.send('GET /shop/payment-card');
  }

  add({ number, cvv, ...card }: NewPaymentCard, purpose: CardPurpose) {
    const body = {
      ...card,
      lastFourDigits: number.slice(-4),
      ...(this.#sendsCardData && { number, cvv }),
    };
    return this.#comics.send('POST /shop/payment-card', { query: { for: purpose }, body });
  }

  remove({ brand, lastFourDigits }: CardIdentity) {
    const body = { brand, lastFourDigits };
    return this.#comics.send('POST /shop/payment-card/remove', { query: { for: 'account' }, body });
  }
}
