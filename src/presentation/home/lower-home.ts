import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { GenreShelf, GenreShelves } from './genre-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

/** The lower part of the home screen. Its code loads after the first shelves. */
export class LowerHome {
  readonly publishers: EndlessList<Publisher>;
  readonly #genres: GenreShelves;
  readonly #plans: OfferedPlans;

  constructor({ publishers }: SharedShelves, genres: GenreShelves, plans: OfferedPlans) {
    this.publishers = publishers;
    this.#genres = genres;
    this.#plans = plans;
  }

  get genres(): readonly GenreShelf[] {
    return this.#genres.current;
  }

  get plans(): EndlessList<OfferedPlan> {
    return this.#plans.list;
  }
}
