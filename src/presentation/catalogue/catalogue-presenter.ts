import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Showcase } from '../../application/ports/catalogue/showcase.ts';
import {
  type CatalogueKind,
  type CatalogueOrder,
  type CatalogueQuery,
  catalogueKinds,
  catalogueParameters,
  type RatingLimit,
} from '../../domain/catalogue/catalogue-query.ts';
import { type Genre, genres, type OfferedGenre } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { countIssuesUpTo } from '../../domain/catalogue/rating-gate.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

/**
 * The catalogue, with one list for each query. Lists are kept while the app is open, so that readers return to the same
 * position, and an answer is never shown under another query.
 */
export class CataloguePresenter {
  readonly #issues: Issues;
  readonly #showcase: Showcase;
  readonly #shuffleModule: ShuffleModule;
  readonly #profile: Pick<ReaderProfilePresenter, 'marketOffers' | 'rights'>;
  readonly #offeredGenres = new Loadable<readonly OfferedGenre[]>();
  readonly #lists = new Map<string, EndlessList<Issue>>();

  constructor(
    issues: Issues,
    showcase: Showcase,
    shuffleModule: ShuffleModule,
    profile: Pick<ReaderProfilePresenter, 'marketOffers' | 'rights'>,
  ) {
    this.#profile = profile;
    this.#issues = issues;
    this.#showcase = showcase;
    this.#shuffleModule = shuffleModule;
  }

  /** The kinds to choose from: what plans include only if the reader has a plan, or could have one (rule 133). */
  get kinds(): readonly CatalogueKind[] {
    const { marketOffers, rights } = this.#profile;
    const isForPlans = marketOffers.plans || hasSubscription(rights.subscription);
    return isForPlans ? catalogueKinds : catalogueKinds.filter((kind) => kind !== 'subscription');
  }

  /** The genres that have issues. `limit`: the highest rating of the issues. All genres until they are known. */
  genresFor(limit: RatingLimit | null): readonly Genre[] {
    const offered = this.#offeredGenres.value?.filter((genre) => countIssuesUpTo(limit, genre) > 0);
    return offered ? genres.filter((genre) => offered.some((each) => each.genre === genre)) : genres;
  }

  /** Loads the genres, once. A failure is not shown, because all genres are offered then. */
  async startGenres(): Promise<void> {
    if (this.#offeredGenres.value || this.#offeredGenres.isLoading) return;
    await this.#offeredGenres.load(null, () => this.#showcase.listGenres());
  }

  /** The order that the query names, or the shuffled order of this visit. */
  orderOf({ order }: CatalogueQuery): CatalogueOrder {
    return order ?? this.#shuffleModule;
  }

  /** The list of a query. It is loaded when it is started. */
  listOf(query: CatalogueQuery): EndlessList<Issue> {
    const order = this.orderOf(query);
    const key = catalogueParameters({ ...query, order }).toString();
    const list =
      this.#lists.get(key) ??
      new EndlessList<Issue>((request) => this.#issues.listFiltered(query, order, request), defaultPageSize);
    this.#lists.set(key, list);
    return list;
  }
}
