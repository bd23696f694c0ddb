/** Where a reader buys, and in which currency. Rule 105. */
export interface ReaderMarket {
  readonly market: string;
  /** ISO 4217. */
  readonly currency: string;
}
