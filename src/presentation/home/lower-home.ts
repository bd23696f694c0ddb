import { makeAutoObservable } from 'mobx';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { PlanList } from '../shell/plans/plan-list.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { FollowedNews } from './followed-news.ts';
import type { GenreShelves } from './genre-shelves.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

export type FollowedNewsPart = Part<FollowedNews, { presenter: FollowedNews }>;

interface LowerHomeDependencies {
  readonly sharedShelves: SharedShelves;
  readonly ownShelves: OwnShelves;
  readonly genreShelves: GenreShelves;
  readonly followedNews: Lazy<FollowedNewsPart>;
  readonly plans: OfferedPlans;
  readonly profile: ReaderProfilePresenter;
}

/** The lower part of the home screen. Its code loads after the first shelves. */
export class LowerHome {
  readonly genreShelves: GenreShelves;
  readonly followedNews: Lazy<FollowedNewsPart>;
  readonly publishers: EndlessList<Publisher>;
  readonly #ownShelves: OwnShelves;
  readonly #plans: OfferedPlans;
  readonly #profile: ReaderProfilePresenter;

  constructor({
    sharedShelves,
    ownShelves,
    genreShelves,
    followedNews,
    plans,
    profile,
  }: LowerHomeDependencies) {
    this.genreShelves = genreShelves;
    this.followedNews = followedNews;
    this.publishers = sharedShelves.publishers;
    this.#ownShelves = ownShelves;
    this.#plans = plans;
    this.#profile = profile;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null for visitors. */
  get readerId(): string | null {
    return this.#ownShelves.readerId;
  }

  /** True if each list that may be empty has loaded or failed. An empty one would move shelves that are already shown. */
  get isReady(): boolean {
    if (!this.genreShelves.isSettled) return false;
    return (
      this.readerId === null ||
      (this.#isNewsSettled && (this.favourites === null || this.favourites.isSettled))
    );
  }

  /** Null for visitors. */
  get favourites(): EndlessList<Issue> | null {
    return this.#ownShelves.current?.favourites ?? null;
  }

  /** False for subscribers, children and markets without plans, and until it is known who the reader is. */
  get suggestsPlans(): boolean {
    const { isSettled, reader, rights, marketOffers } = this.#profile;
    return isSettled && marketOffers.plans && !hasSubscription(rights.subscription) && !isGuided(reader);
  }

  get plans(): PlanList {
    return this.#plans.list;
  }

  /** Loads the lists that may be empty. */
  start(): void {
    void this.genreShelves.start();
    void this.favourites?.start();
    if (this.readerId !== null) void this.#startNews();
  }

  async #startNews(): Promise<void> {
    const part = await this.followedNews.fetch();
    if (part.ok) await part.value.presenter.load();
  }

  get #isNewsSettled(): boolean {
    const { current, failure } = this.followedNews;
    return failure !== null || current?.presenter.current?.isSettled === true;
  }
}
