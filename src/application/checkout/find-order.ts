import {
  isPastIntent,
  itemKeyOf,
  merchandiseIn,
  type OrderItem,
  type Purchase,
} from '../../domain/checkout/order.ts';
import type { OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Session } from '../ports/session/session.ts';

/** What this device knows about an order. Unanswered: it was sent, and the outcome is unknown. */
export type KnownOrder = {
  /** What was ordered: the open product may be another merchandise of the item. null: credit has none. */
  readonly merchandiseId: string | null;
} & (
  | { readonly standing: 'unanswered' }
  | { readonly standing: 'waiting' | 'bought'; readonly purchase: Purchase }
);

/** Finds the pending order of an item, from before a reload or from another tab, or the purchase made meanwhile. */
export class FindOrder {
  readonly #intents: OrderIntents;
  readonly #session: Session;

  constructor(intents: OrderIntents, session: Session) {
    this.#intents = intents;
    this.#session = session;
  }

  /** `since`: a purchase before that belongs to another purchase intent. */
  execute(item: OrderItem, since: Date): KnownOrder | null {
    const userId = this.#session.current?.userId;
    const intent = userId ? this.#intents.find(userId, itemKeyOf(item)) : null;
    if (!intent) return null;
    const { purchase, sentAt, settledAt } = intent;
    const merchandiseId = merchandiseIn(intent.order);
    if (settledAt === null && isPastIntent(sentAt, since)) return null;
    if (!purchase) return { standing: 'unanswered', merchandiseId };
    if (settledAt === null) return { standing: 'waiting', purchase, merchandiseId };
    return settledAt >= since.getTime() ? { standing: 'bought', purchase, merchandiseId } : null;
  }
}
