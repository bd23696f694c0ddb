import {
  hasIntentExpired,
  itemKeyOf,
  merchandiseIn,
  type OrderItem,
  type Purchase,
} from '../../domain/checkout/order.ts';
import type { OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Session } from '../ports/session/session.ts';

/** What is known about an order. 'unanswered': it was sent, and the outcome is unknown. */
export type KnownOrder = {
  /** The ordered merchandise. The screen may show another one of the same item. Null for credit. */
  readonly merchandiseId: string | null;
} & (
  | { readonly status: 'unanswered' }
  | { readonly status: 'waiting' | 'bought'; readonly purchase: Purchase }
);

/** Finds the pending order of an item, from before a reload or from another tab, or the purchase made meanwhile. */
export class FindOrder {
  readonly #intents: OrderIntents;
  readonly #session: Session;

  constructor(intents: OrderIntents, session: Session) {
    this.#intents = intents;
    this.#session = session;
  }

  /** `since`: a purchase before this instant belongs to another purchase intent. */
  execute(item: OrderItem, since: Date): KnownOrder | null {
    const readerId = this.#session.current?.readerId;
    const intent = readerId ? this.#intents.find(readerId, itemKeyOf(item)) : null;
    if (!intent) return null;
    const { purchase, sentAt, settledAt } = intent;
    const merchandiseId = merchandiseIn(intent.order);
    if (settledAt === null && hasIntentExpired(sentAt, since)) return null;
    if (!purchase) return { status: 'unanswered', merchandiseId };
    if (settledAt === null) return { status: 'waiting', purchase, merchandiseId };
    return settledAt >= since.getTime() ? { status: 'bought', purchase, merchandiseId } : null;
  }
}
