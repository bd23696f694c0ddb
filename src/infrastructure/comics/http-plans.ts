import type { Plans } from '../../application/ports/checkout/plans.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toOfferedPlan } from './to-plan.ts';

export class HttpPlans implements Plans {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    return mapAnswer(await this.#comics.send('GET /plan'), (plans) => plans.map(toOfferedPlan));
  }
}
