import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { FollowedNews } from './followed-news.ts';
import type { LowerHome } from './lower-home.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

export type FollowedNewsPart = Part<FollowedNews, { presenter: FollowedNews }>;
export type LowerHomePart = Part<LowerHome, { presenter: LowerHome }>;

export class HomePresenter {
  readonly sharedShelves: SharedShelves;
  readonly ownShelves: OwnShelves;
  readonly lowerHome: Lazy<LowerHomePart>;
  readonly followedNews: Lazy<FollowedNewsPart>;

  constructor(
    sharedShelves: SharedShelves,
    ownShelves: OwnShelves,
    lowerHome: Lazy<LowerHomePart>,
    followedNews: Lazy<FollowedNewsPart>,
  ) {
    this.sharedShelves = sharedShelves;
    this.ownShelves = ownShelves;
    this.lowerHome = lowerHome;
    this.followedNews = followedNews;
  }

  /** Loads the first shelves. The others load when the reader scrolls near them. */
  fetch(): void {
    void this.#startBanners();
    void this.ownShelves.refresh();
    void (this.ownShelves.isSignedIn ? this.sharedShelves.mostRead : this.sharedShelves.free).start();
  }

  /** Without banners, the newest issue is in their place. */
  async #startBanners(): Promise<void> {
    const { banners, newest } = this.sharedShelves;
    await banners.start();
    if (banners.isEmpty) await newest.start();
  }
}
