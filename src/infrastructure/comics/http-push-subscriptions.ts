import type { PushSubscriptions } from '../../application/ports/following/push-subscriptions.ts';
import type { DeviceSubscription } from '../../domain/following/push.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpPushSubscriptions implements PushSubscriptions {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  find() {
    return this.#comics.send('GET /follow/push');
  }

  async save({ endpoint, p256dh, auth }: DeviceSubscription) {
    const outcome = await this.#comics.send('PUT /follow/push', { body: { endpoint, p256dh, auth } });
    return mapAnswer(outcome, toNothing);
  }

  async remove() {
    return mapAnswer(await this.#comics.send('DELETE /follow/push'), toNothing);
  }
}
