import type { Purchase } from '../../../domain/checkout/order.ts';

/** One attempt to buy something, as this device knows it: a purchase intent. */
export interface OrderIntent {
  /** The idempotency key, the same for every request. */
  readonly key: string;
  /** `intentOf` the order. Another order is another purchase intent. */
  readonly order: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** The transaction of the intent before this one, so that it is not mistaken for this one's. */
  readonly formerId: string | null;
  /** The outcome, as far as it is known. */
  readonly purchase: Purchase | null;
  /** When it was settled, in milliseconds since 1970; null while pending. */
  readonly settledAt: number | null;
}

/**
 * Purchase intents of a reader, one for each item (`itemKeyOf`). They are kept on the device and shared by all tabs, so
 * that a reload, the back button or a second tab knows them. Rule 33.
 */
export interface OrderIntents {
  find(readerId: string, item: string): OrderIntent | null;
  save(readerId: string, item: string, intent: OrderIntent): void;
  remove(readerId: string, item: string): void;
  /** A new unique key. */
  newKey(): string;
  /** Runs `what` while no other tab runs anything for this item, so that two tabs do not both send an order. */
  inTurn<Outcome>(readerId: string, item: string, what: () => Promise<Outcome>): Promise<Outcome>;
  /** Calls the listener when another tab has changed an intent, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
