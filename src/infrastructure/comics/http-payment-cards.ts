import type { CardPurpose, PaymentCards } from '../../application/ports/cards/payment-cards.ts';
import type { CardName, NewPaymentCard, PaymentCard } from '../../domain/cards/payment-card.ts';
import { succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpPaymentCards implements PaymentCards {
  readonly #comics: HttpClient;
  readonly #sendsCardData: boolean;

  /** `sendsCardData`: for a service that requires a card's number and code besides its token. Rule 29. */
  constructor(comics: HttpClient, { sendsCardData = false } = {}) {
    this.#comics = comics;
    this.#sendsCardData = sendsCardData;
  }

  list() {
    return this.#comics.call<readonly PaymentCard[]>({ method: 'GET', path: '/shop/payment-card' });
  }

  add({ number, cvv, ...card }: NewPaymentCard, purpose: CardPurpose) {
    return this.#comics.call<PaymentCard>({
      method: 'POST',
      path: '/shop/payment-card',
      query: { for: purpose },
      body: {
        ...card,
        lastFourDigits: number.slice(-4),
        ...(this.#sendsCardData && { number, cvv }),
      },
    });
  }

  async remove({ brand, lastFourDigits }: CardName) {
    const outcome = await this.#comics.call<unknown>({
      method: 'POST',
      path: '/shop/payment-card/remove',
      body: { brand, lastFourDigits },
    });
    return outcome.ok ? succeeded(null) : outcome;
  }
}
