import type { Subscriptions } from '../../application/ports/checkout/subscriptions.ts';
import type { CardIdentity } from '../../domain/cards/payment-card.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpSubscriptions implements Subscriptions {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  renewWithCard(subscriptionId: string, { brand, lastFourDigits }: CardIdentity) {
    const body = { subscriptionId, paymentCard: { brand, lastFourDigits } };
    return this.#comics.send('PUT /subscription/renewal', { body });
  }

  endRenewal() {
    return this.#comics.send('DELETE /subscription');
  }

  withdraw(subscriptionId: string, key: string) {
    const request = { body: { subscriptionId }, idempotencyKey: key };
    return this.#comics.send('POST /subscription/withdrawal', request);
  }
}
