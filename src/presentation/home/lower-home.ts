import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { GenreShelves } from './genre-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

/** The lower part of the home screen. Its code loads after the first shelves. */
export class LowerHome {
  readonly genreShelves: GenreShelves;
  readonly publishers: EndlessList<Publisher>;
  readonly #plans: OfferedPlans;

  constructor({ publishers }: SharedShelves, genreShelves: GenreShelves, plans: OfferedPlans) {
    this.genreShelves = genreShelves;
    this.publishers = publishers;
    this.#plans = plans;
  }

  get plans(): EndlessList<OfferedPlan> {
    return this.#plans.list;
  }
}
