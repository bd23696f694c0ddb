/** A card that is kept, as its owner knows it: these two tell one from another. Rule 31. */
export interface CardName {
  readonly brand: string;
  readonly lastFourDigits: string;
}

export interface PaymentCard extends CardName {
  readonly holderName: string;
  /** 1 to 12. */
  readonly expirationMonth: number;
  /** Of four digits. */
  readonly expirationYear: number;
  /** A subscription is renewed by it: it cannot be removed. */
  readonly paysSubscription: boolean;
}

export const isSameCard = (one: CardName, other: CardName): boolean =>
  one.brand === other.brand && one.lastFourDigits === other.lastFourDigits;

export const without = <Card extends CardName>(cards: readonly Card[], removed: CardName): readonly Card[] =>
  cards.filter((each) => !isSameCard(each, removed));

/** The cards with one that had left them, at its place among those that it stood with. */
export function putBack<Card extends CardName>(
  cards: readonly Card[],
  removed: Card,
  before: readonly Card[],
): readonly Card[] {
  const others = without(cards, removed);
  const place = before.findIndex((each) => isSameCard(each, removed));
  const previous = before.slice(0, place).findLast((each) => others.some((other) => isSameCard(each, other)));
  const at = previous ? others.findIndex((each) => isSameCard(each, previous)) + 1 : 0;
  return others.toSpliced(at, 0, removed);
}

/** What a card's holder types of themselves and where they live. */
export interface BillingAddress {
  readonly line1: string;
  readonly number: string;
  /** The complement, where there is one. */
  readonly line2?: string;
  readonly neighborhood: string;
  readonly city: string;
  /** One of the 27 codes. */
  readonly state: string;
  readonly country: 'BR';
  /** 8 digits. */
  readonly zipCode: string;
}

export interface NewPaymentCard {
  /** What the tokenizer made of the card: it is used once and never kept. */
  readonly cardToken: string;
  readonly description?: string;
  /** Digits. */
  readonly number: string;
  readonly brand: string;
  readonly holderName: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly cvv: string;
  readonly holderDocument: { readonly number: string; readonly kind: 'CPF' };
  /** With +55. */
  readonly phoneNumber: string;
  readonly billingAddress: BillingAddress;
}
