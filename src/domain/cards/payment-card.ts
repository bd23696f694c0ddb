/** The two values by which a reader recognises a saved card. They identify it. Rule 31. */
export interface CardIdentity {
  readonly brand: string;
  readonly lastFourDigits: string;
}

export interface PaymentCard extends CardIdentity {
  readonly holderName: string;
  /** 1 to 12. */
  readonly expirationMonth: number;
  /** Four digits. */
  readonly expirationYear: number;
  /** True if the card renews a subscription. It cannot be removed then. */
  readonly paysSubscription: boolean;
  /** ISO 8601 instant. Null if it never paid. */
  readonly lastPaidAt: string | null;
  /** True if its last charge was declined. */
  readonly isDeclined: boolean;
  /** The payment gateways that have the card, by name. */
  readonly gatewaysMetadata: Readonly<Record<string, object>>;
  /** ISO 8601 instant at which it was last added. */
  readonly createdAt: string;
}

export const isSameCard = (one: CardIdentity, other: CardIdentity): boolean =>
  one.brand === other.brand && one.lastFourDigits === other.lastFourDigits;

export const without = <Card extends CardIdentity>(
  cards: readonly Card[],
  removed: CardIdentity,
): readonly Card[] => cards.filter((each) => !isSameCard(each, removed));

/**
 * The card that a form selects first: the one that paid last, or else the last added one. Null if the last charge of each
 * card was declined.
 */
export function preferredCardOf(cards: readonly PaymentCard[]): PaymentCard | null {
  const usableCards = cards.filter(({ isDeclined }) => !isDeclined);
  const paidCards = usableCards.filter(({ lastPaidAt }) => lastPaidAt !== null);
  const lastPaidCard = paidCards.toSorted((one, other) => paidTimeOf(one) - paidTimeOf(other)).at(-1);
  return lastPaidCard ?? usableCards.at(-1) ?? null;
}

const paidTimeOf = ({ lastPaidAt }: PaymentCard): number => Date.parse(lastPaidAt ?? '');

/** Inserts a removed card again, at its earlier place relative to the other cards. */
export function restoreCard<Card extends CardIdentity>(
  cards: readonly Card[],
  removed: Card,
  before: readonly Card[],
): readonly Card[] {
  const others = without(cards, removed);
  const index = before.findIndex((each) => isSameCard(each, removed));
  const previous = before.slice(0, index).findLast((each) => others.some((other) => isSameCard(each, other)));
  const at = previous ? others.findIndex((each) => isSameCard(each, previous)) + 1 : 0;
  return others.toSpliced(at, 0, removed);
}

/** The billing address that the card holder enters. */
export interface BillingAddress {
  readonly line1: string;
  readonly number: string;
  /** Complement, for example a flat number. */
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
  /** Token of the card from the tokenizer. It is used once and never stored. */
  readonly cardToken: string;
  readonly description?: string;
  /** Digits only. */
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
