import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { LowerHome } from './lower-home.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { ShopShelves } from './shop-shelves.ts';

export type LowerHomePart = Part<LowerHome, { presenter: LowerHome }>;

export class HomePresenter {
  readonly shop: ShopShelves;
  readonly ownShelves: OwnShelves;
  readonly lowerHome: Lazy<LowerHomePart>;

  constructor(shop: ShopShelves, ownShelves: OwnShelves, lowerHome: Lazy<LowerHomePart>) {
    this.shop = shop;
    this.ownShelves = ownShelves;
    this.lowerHome = lowerHome;
  }

  /** Loads the first shelves. The others load when the reader scrolls near them. */
  fetch(): void {
    void this.shop.banners.start();
    void this.ownShelves.refresh();
    void this.shop.mostRead.start();
  }
}
