import type { Plans } from '../../application/ports/checkout/plans.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpPlans implements Plans {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  list() {
    return this.#comics.call<readonly OfferedPlan[]>({ method: 'GET', path: '/plan' });
  }
}
