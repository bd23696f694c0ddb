import type { Subscriptions, Withdrawal } from '../../application/ports/checkout/subscriptions.ts';
import type { CardName } from '../../domain/cards/payment-card.ts';
import { succeeded } from '../../domain/result.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpSubscriptions implements Subscriptions {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  async renewBy(subscriptionId: string, { brand, lastFourDigits }: CardName) {
    const outcome = await this.#comics.call<unknown>({
      method: 'PUT',
      path: '/subscription/renewal',
      body: { subscriptionId, paymentCard: { brand, lastFourDigits } },
    });
    return outcome.ok ? succeeded(null) : outcome;
  }

  async endRenewal() {
    const outcome = await this.#comics.call<unknown>({ method: 'DELETE', path: '/subscription' });
    return outcome.ok ? succeeded(null) : outcome;
  }

  withdraw(subscriptionId: string, key: string) {
    return this.#comics.call<Withdrawal>({
      method: 'POST',
      path: '/subscription/withdrawal',
      body: { subscriptionId },
      idempotencyKey: key,
    });
  }
}
