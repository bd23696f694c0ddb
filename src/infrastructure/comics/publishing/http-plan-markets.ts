import type { WirePrivatePlan } from '@banca/contract/schemas';
import type { PlanMarkets } from '../../../application/ports/publishing/plan-markets.ts';
import type { NewPlanMarket, PrivatePlan } from '../../../domain/publishing/private-plan.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toPlanMerchandise } from '../to-plan.ts';

export class HttpPlanMarkets implements PlanMarkets {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    return mapAnswer(await this.#comics.send('GET /plan/private'), (plans) => plans.map(toPrivatePlan));
  }

  async add(id: string, { market, merchandises }: NewPlanMarket) {
    const request = { path: { id }, body: { market, merchandises: [...merchandises] } };
    return mapAnswer(await this.#comics.send('POST /plan/{id}/market', request), toPrivatePlan);
  }

  async remove(id: string, market: string) {
    const request = { path: { id, market } };
    return mapAnswer(await this.#comics.send('DELETE /plan/{id}/market/{market}', request), toPrivatePlan);
  }
}

const toPrivatePlan = ({ externalId: id, slug, name, markets }: WirePrivatePlan): PrivatePlan => ({
  id,
  slug,
  name,
  markets: markets.map(({ market, merchandises }) => ({
    market,
    merchandises: merchandises.map(toPlanMerchandise),
  })),
});
