import type { Purchase } from '../../../domain/checkout/order.ts';

/** One attempt to buy something, as this device knows it: a purchase intent. */
export interface OrderIntent {
  /** The idempotency key, the same for every request. */
  readonly key: string;
  /** The result of `intentOf` for the order. A different value is another purchase intent. */
  readonly order: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** The transaction of the previous intent, so that it is not taken for the transaction of this one. */
  readonly formerId: string | null;
  /** The outcome, as far as it is known. */
  readonly purchase: Purchase | null;
  /** When it was settled, in milliseconds since 1970; null while pending. */
  readonly settledAt: number | null;
}

/**
 * Purchase intents of a reader, one for each item (`itemKeyOf`). They are kept on the device and shared by all tabs, so
 * that they survive a reload and two tabs use the same one. Rule 33.
 */
export interface OrderIntents {
  find(readerId: string, item: string): OrderIntent | null;
  save(readerId: string, item: string, intent: OrderIntent): void;
  remove(readerId: string, item: string): void;
  /** Creates a unique idempotency key. */
  newKey(): string;
  /** Runs `task` while no other tab runs one for this item, so that two tabs do not both send an order. */
  runExclusively<Outcome>(readerId: string, item: string, task: () => Promise<Outcome>): Promise<Outcome>;
  /** Calls the listener when another tab has changed an intent, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}
