import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { OwnShelves } from './own-shelves.ts';
import type { RestOfHome } from './rest-of-home.ts';
import type { ShopShelves } from './shop-shelves.ts';

export type RestPart = Part<RestOfHome, { presenter: RestOfHome }>;

/** The shop window. */
export class HomePresenter {
  readonly shop: ShopShelves;
  readonly own: OwnShelves;
  readonly rest: Lazy<RestPart>;

  constructor(shop: ShopShelves, own: OwnShelves, rest: Lazy<RestPart>) {
    this.shop = shop;
    this.own = own;
    this.rest = rest;
  }

  /** Asks for the first screenful; the other shelves are asked for when they come near. */
  fetch(): void {
    void this.shop.banners.start();
    void this.own.refresh();
    void this.shop.mostRead.start();
  }
}
