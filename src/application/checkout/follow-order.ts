import { itemKeyOf, type OrderItem, type Purchase } from '../../domain/checkout/order.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { isTransactionOf, type TransactionDetail } from '../../domain/checkout/transaction.ts';
import type { TransactionErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { OrderIntents } from '../ports/checkout/order-intents.ts';
import type { Transactions } from '../ports/checkout/transactions.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { Session } from '../ports/session/session.ts';

/** Requests the status of a pending order: a Pix, or a payment that an external page or a bank approves. */
export class FollowOrder {
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

  /** A settled or unknown order is no longer pending on this device. A transaction for another item is rejected. */
  async execute(
    item: OrderItem,
    transactionId: string,
  ): Promise<Result<TransactionDetail, Failure<TransactionErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    const outcome = await this.#transactions.find(transactionId);
    if (!outcome.ok) {
      if (outcome.failure.code === paymentFailures.transactionNotFound.code)
        this.#forget(readerId, item, transactionId);
      return outcome;
    }
    if (!isTransactionOf(outcome.value, item)) return failed(paymentFailures.transactionNotFound);
    this.#settle(readerId, item, outcome.value);
    return outcome;
  }

  /** The service does not know the order, so do not wait for it after the next reload. */
  #forget(readerId: string, item: OrderItem, id: string): void {
    const key = itemKeyOf(item);
    if (this.#intents.find(readerId, key)?.purchase?.id === id) this.#intents.remove(readerId, key);
  }

  #settle(readerId: string, item: OrderItem, { id, status }: TransactionDetail): void {
    const key = itemKeyOf(item);
    const intent = this.#intents.find(readerId, key);
    if (status === 'waiting' || intent?.purchase?.id !== id || intent.settledAt !== null) return;
    if (status === 'paid') {
      const purchase: Purchase = { ...intent.purchase, status };
      this.#intents.save(readerId, key, { ...intent, purchase, settledAt: this.#clock.now().getTime() });
    } else {
      this.#intents.remove(readerId, key);
    }
  }
}
