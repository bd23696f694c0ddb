import type { Purchase } from '../../../domain/checkout/order.ts';

/** One wish to buy something, as this device knows it. */
export interface OrderIntent {
  /** The idempotency key: the same for every time that it is sent. */
  readonly key: string;
  /** `intentOf` the order: another one is another wish. */
  readonly order: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** The transaction of the wish before this one, which is not mistaken for this one's. */
  readonly formerId: string | null;
  /** What came of it, as far as that is known. */
  readonly purchase: Purchase | null;
  /** When it was settled, in milliseconds since 1970; null: it is under way. */
  readonly settledAt: number | null;
}

/**
 * What a reader is about to buy, one wish for each item (`itemKeyOf`), kept on the device and the same in every tab: so
 * a reload, the back button or a second tab know of it. Rule 33.
 */
export interface OrderIntents {
  find(userId: string, item: string): OrderIntent | null;
  save(userId: string, item: string, intent: OrderIntent): void;
  remove(userId: string, item: string): void;
  /** A key that nobody has met. */
  newKey(): string;
  /** Does it once no other tab does anything about this item: two that begin in the same instant do not both send. */
  inTurn<Outcome>(userId: string, item: string, what: () => Promise<Outcome>): Promise<Outcome>;
  /** Tells when another tab has changed any of them, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
