/** What the reader of a guided account asks the guardian to buy. */
export interface RequestedProduct {
  readonly kind: 'issue' | 'plan';
  readonly id: string;
}

export const isSameRequest = (one: RequestedProduct, other: RequestedProduct): boolean =>
  one.kind === other.kind && one.id === other.id;
