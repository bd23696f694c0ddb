import type { Transaction } from '../../domain/checkout/transaction.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { Transactions } from '../ports/checkout/transactions.ts';
import type { Session } from '../ports/session/session.ts';

/** The payments of the signed-in reader. Nothing is requested without a token. */
export class ListTransactions {
  readonly #transactions: Transactions;
  readonly #session: Session;

  constructor(transactions: Transactions, session: Session) {
    this.#transactions = transactions;
    this.#session = session;
  }

  async execute(slice: SliceRequest): Promise<Result<Slice<Transaction>, Failure>> {
    const userId = this.#session.current?.userId;
    return userId ? this.#transactions.list(userId, slice) : failed(failures.unauthenticated);
  }
}
