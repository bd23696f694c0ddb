import type { Merchandise } from '../catalogue/issue.ts';

/** When and for whom an issue is available in a market. Prices are sold in addition. */
export interface MarketAvailability {
  /** ISO 8601 instant from which readers can read or buy it. */
  readonly availableFrom: string;
  /** Everybody may read it. */
  readonly isAvailableForAll: boolean;
  readonly isAvailableForSubscribers: boolean;
}

/** A market in which an approved issue is offered, with its prices there. */
export interface IssueMarket extends MarketAvailability {
  readonly id: string;
  /** The region, such as 'brazil'. */
  readonly market: string;
  /** ISO 4217, such as 'BRL'. */
  readonly currency: string;
  readonly merchandises: readonly Merchandise[];
}

/** `price` in cents. `rentalDays`: only of a rental; if it is absent, the service decides. */
export interface NewMerchandise extends Pick<Merchandise, 'kind' | 'price'> {
  readonly rentalDays?: number;
}

/** `id`: the price to change. Absent: adds one. */
export interface IssueMerchandiseChange extends NewMerchandise {
  readonly id?: string;
}

/** By default, it is available from now on, and only by its prices. */
export interface NewIssueMarket
  extends Pick<IssueMarket, 'market' | 'currency'>,
    Partial<MarketAvailability> {
  readonly merchandises?: readonly NewMerchandise[];
}

/** Absent fields and prices stay as they are. */
export interface IssueMarketChanges extends Partial<MarketAvailability> {
  readonly merchandises?: readonly IssueMerchandiseChange[];
}
