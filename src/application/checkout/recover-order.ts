import { itemKeyOf, type OrderItem, type Purchase } from '../../domain/checkout/order.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { isTransactionOf, purchaseOf, type Transaction } from '../../domain/checkout/transaction.ts';
import type { OrderErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { OrderIntent, OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Transactions } from '../ports/checkout/transactions.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { Session } from '../ports/session/session.ts';

/** The clock of the device may be ahead of the service by this time. */
const clockToleranceMs = 60_000;

/** Only the newest transactions are searched. */
const newestSlice = { page: 0, limit: 20 };

/**
 * Only the idempotency key distinguishes purchases of the same reader on two devices. If the service reports no keys,
 * item and time are compared.
 */
function belongsToIntent(
  transaction: Transaction,
  item: OrderItem,
  { key, formerId, sentAt }: OrderIntent,
): boolean {
  const { id, idempotencyKey, createdAt } = transaction;
  if (idempotencyKey !== undefined) return idempotencyKey === key;
  const isRecent = new Date(createdAt).getTime() >= sentAt - clockToleranceMs;
  return isTransactionOf(transaction, item) && id !== formerId && isRecent;
}

/** A refused or expired order can be sent again. */
const wasAccepted = ({ status }: Transaction): boolean => status === 'paid' || status === 'waiting';

/** Finds out whether an order without a response was accepted, so that the reader does not pay twice. Rule 34. */
export class RecoverOrder {
  readonly #transactions: Transactions;
  readonly #intents: OrderIntents;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(transactions: Transactions, intents: OrderIntents, session: Session, clock: Clock) {
    this.#transactions = transactions;
    this.#intents = intents;
    this.#session = session;
    this.#clock = clock;
  }

  /**
   * Null if the service has no such order, which can then be sent again with the same key. Fails with
   * `paymentFailures.paymentFailed` if the order was refused.
   */
  async execute(item: OrderItem): Promise<Result<Purchase | null, Failure<OrderErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    const intent = this.#intents.find(readerId, itemKeyOf(item));
    if (!intent) return succeeded(null);
    const listed = await this.#transactions.list(readerId, newestSlice);
    if (!listed.ok) return listed;
    const found = listed.value.items.find((each) => wasAccepted(each) && belongsToIntent(each, item, intent));
    return found ? this.#recordOutcome(readerId, item, found) : succeeded(null);
  }

  async #recordOutcome(
    readerId: string,
    item: OrderItem,
    { id }: Transaction,
  ): Promise<Result<Purchase | null, Failure<OrderErrorCode>>> {
    const outcome = await this.#transactions.find(id);
    if (!outcome.ok) return outcome;
    const key = itemKeyOf(item);
    const intent = this.#intents.find(readerId, key);
    const { status } = outcome.value;
    if (status === 'waiting' || status === 'paid') {
      const purchase = purchaseOf(outcome.value, status);
      const settledAt = status === 'paid' ? this.#clock.now().getTime() : null;
      if (intent) this.#intents.save(readerId, key, { ...intent, purchase, settledAt });
      return succeeded(purchase);
    }
    this.#intents.remove(readerId, key);
    return status === 'refused' ? failed(paymentFailures.paymentFailed) : succeeded(null);
  }
}
