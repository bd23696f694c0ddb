import { isGuided } from '../../domain/account/guardianship.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { GenreShelves } from './genre-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

interface LowerHomeDependencies {
  readonly sharedShelves: SharedShelves;
  readonly genreShelves: GenreShelves;
  readonly plans: OfferedPlans;
  readonly profile: ReaderProfilePresenter;
}

/** The lower part of the home screen. Its code loads after the first shelves. */
export class LowerHome {
  readonly genreShelves: GenreShelves;
  readonly publishers: EndlessList<Publisher>;
  readonly #plans: OfferedPlans;
  readonly #profile: ReaderProfilePresenter;

  constructor({ sharedShelves, genreShelves, plans, profile }: LowerHomeDependencies) {
    this.genreShelves = genreShelves;
    this.publishers = sharedShelves.publishers;
    this.#plans = plans;
    this.#profile = profile;
  }

  /** False for subscribers and children, and until it is known who the reader is. */
  get suggestsPlans(): boolean {
    const { isSettled, reader, rights } = this.#profile;
    return isSettled && !hasSubscription(rights.subscription) && !isGuided(reader);
  }

  get plans(): EndlessList<OfferedPlan> {
    return this.#plans.list;
  }
}
