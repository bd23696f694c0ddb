import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { LowerHome } from './lower-home.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { SharedShelves } from './shared-shelves.ts';

export type LowerHomePart = Part<LowerHome, { presenter: LowerHome }>;

export class HomePresenter {
  readonly sharedShelves: SharedShelves;
  readonly ownShelves: OwnShelves;
  readonly lowerHome: Lazy<LowerHomePart>;
  readonly #profile: ReaderProfilePresenter;

  constructor(
    sharedShelves: SharedShelves,
    ownShelves: OwnShelves,
    lowerHome: Lazy<LowerHomePart>,
    profile: ReaderProfilePresenter,
  ) {
    this.sharedShelves = sharedShelves;
    this.ownShelves = ownShelves;
    this.lowerHome = lowerHome;
    this.#profile = profile;
  }

  /** What fills the row beside a few started comics. null until it is known whether the reader has a plan. */
  get readableKind(): 'free' | 'subscription' | null {
    const { isSettled, hasLoadFailed, rights } = this.#profile;
    if (!isSettled && !hasLoadFailed) return null;
    return hasSubscription(rights.subscription) ? 'subscription' : 'free';
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
