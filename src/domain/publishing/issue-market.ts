import type { MarketOffer, Merchandise } from '../catalogue/issue.ts';

/** When and for whom an issue is available in a market. Prices are sold in addition. */
export type MarketAvailability = Pick<
  MarketOffer,
  'availableFrom' | 'isAvailableForAll' | 'isAvailableForSubscribers'
>;

/** A market in which an approved issue is offered. It is changed by its id. */
export interface IssueMarket extends MarketOffer {
  readonly id: string;
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
