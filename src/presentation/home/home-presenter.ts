import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { RestOfHome } from './rest-of-home.ts';
import type { ShopShelves } from './shop-shelves.ts';

export type RestOfHomePart = Part<RestOfHome, { presenter: RestOfHome }>;

export class HomePresenter {
  readonly shop: ShopShelves;
  readonly own: OwnShelves;
  readonly rest: Lazy<RestOfHomePart>;

  constructor(shop: ShopShelves, own: OwnShelves, rest: Lazy<RestOfHomePart>) {
    this.shop = shop;
    this.own = own;
    this.rest = rest;
  }

  /** Loads the first shelves. The others load when the reader scrolls near them. */
  fetch(): void {
    void this.shop.banners.start();
    void this.own.refresh();
    void this.shop.mostRead.start();
  }
}
