import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import {
  hasIntentExpired,
  hasPixExpired,
  intentOf,
  itemKeyOf,
  type Order,
  type Purchase,
} from '../../domain/checkout/order.ts';
import type { OrderErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Checkout } from '../ports/checkout/checkout.ts';
import type { OrderIntent, OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { Session } from '../ports/session/session.ts';
import { isRejection } from './order-effect.ts';

const isPending = ({ purchase, sentAt, settledAt }: OrderIntent, now: Date): boolean =>
  settledAt === null && !hasPixExpired(purchase, now) && !hasIntentExpired(sentAt, now);

/** Orders a plan, an issue or credit. Repeated calls do not order twice. */
export class PlaceOrder {
  readonly #checkout: Checkout;
  readonly #intents: OrderIntents;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(checkout: Checkout, intents: OrderIntents, session: Session, clock: Clock) {
    this.#checkout = checkout;
    this.#intents = intents;
    this.#session = session;
    this.#clock = clock;
  }

  /**
   * `since`: when the reader opened the product. An order that another tab has settled since then is the outcome: the
   * product is not bought a second time.
   */
  async execute(
    order: Order,
    reader: Reader | null,
    since: Date,
  ): Promise<Result<Purchase, Failure<OrderErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    if (!mayDo('purchase', reader)) return failed(failures.parentPermission);

    const item = itemKeyOf(order.item);
    return this.#intents.runExclusively(readerId, item, () => this.#place(readerId, item, order, since));
  }

  async #place(
    readerId: string,
    item: string,
    order: Order,
    since: Date,
  ): Promise<Result<Purchase, Failure<OrderErrorCode>>> {
    const former = this.#intents.find(readerId, item);
    if (former?.purchase && former.settledAt !== null && former.settledAt >= since.getTime()) {
      return succeeded(former.purchase);
    }
    const intent = this.#intentFor(order, former);
    this.#intents.save(readerId, item, intent);
    const outcome = await this.#checkout.buy(order, intent.key);
    if (outcome.ok) this.#savePurchase(readerId, item, intent, outcome.value);
    else if (isRejection(outcome.failure)) this.#removeIntent(readerId, item, intent);
    return outcome;
  }

  /** Returns the pending intent, so that the order is sent with the same key. A different order gets a new intent. */
  #intentFor(order: Order, former: OrderIntent | null): OrderIntent {
    const orderText = intentOf(order);
    const now = this.#clock.now();
    if (former && former.order === orderText && isPending(former, now)) return former;
    return {
      key: this.#intents.newKey(),
      order: orderText,
      sentAt: now.getTime(),
      formerId: former?.purchase?.id ?? null,
      purchase: null,
      settledAt: null,
    };
  }

  #savePurchase(readerId: string, item: string, intent: OrderIntent, purchase: Purchase): void {
    const settledAt = purchase.status === 'paid' ? this.#clock.now().getTime() : null;
    this.#intents.save(readerId, item, { ...intent, purchase, settledAt });
  }

  /** Keeps the intent if another tab has replaced it meanwhile. */
  #removeIntent(readerId: string, item: string, { key }: OrderIntent): void {
    if (this.#intents.find(readerId, item)?.key === key) this.#intents.remove(readerId, item);
  }
}
