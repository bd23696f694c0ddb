/** Credits that can be bought, which may be more than is paid for them. Cents of the currency. */
export interface CreditOffer {
  readonly credits: number;
  readonly salePrice: number;
  readonly currency: string;
}
