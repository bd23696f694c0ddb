import {
  isPastWish,
  itemKeyOf,
  merchandiseIn,
  type OrderItem,
  type Purchase,
} from '../../domain/checkout/order.ts';
import type { OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Session } from '../ports/session/session.ts';

/** What this device knows of an order: unanswered where it was sent, and nobody knows what became of it. */
export type KnownOrder = {
  /** What was ordered: the item may be looked at as something else, such as a rent as a purchase. null: of none. */
  readonly merchandiseId: string | null;
} & (
  | { readonly standing: 'unanswered' }
  | { readonly standing: 'waiting' | 'bought'; readonly purchase: Purchase }
);

/** Finds the order of an item that is under way, from before a reload or in another tab, or that was bought meanwhile. */
export class FindOrder {
  readonly #intents: OrderIntents;
  readonly #session: Session;

  constructor(intents: OrderIntents, session: Session) {
    this.#intents = intents;
    this.#session = session;
  }

  /** `since`: what was bought before is another wish, and none of this one's. */
  execute(item: OrderItem, since: Date): KnownOrder | null {
    const userId = this.#session.current?.userId;
    const intent = userId ? this.#intents.find(userId, itemKeyOf(item)) : null;
    if (!intent) return null;
    const { purchase, sentAt, settledAt } = intent;
    const merchandiseId = merchandiseIn(intent.order);
    if (settledAt === null && isPastWish(sentAt, since)) return null;
    if (!purchase) return { standing: 'unanswered', merchandiseId };
    if (settledAt === null) return { standing: 'waiting', purchase, merchandiseId };
    return settledAt >= since.getTime() ? { standing: 'bought', purchase, merchandiseId } : null;
  }
}
