/** Credit for sale. It may be worth more than its price. Amounts in cents of the currency. */
export interface CreditOffer {
  readonly credits: number;
  readonly salePrice: number;
  readonly currency: string;
}
