import type { Transaction } from '../../domain/checkout/transaction.ts';
import type { TransactionErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';
import type { Transactions } from '../ports/checkout/transactions.ts';
import type { Session } from '../ports/session/session.ts';

/** Lists the payments of the signed-in reader. Sends no request without a session. */
export class ListTransactions {
  readonly #transactions: Transactions;
  readonly #session: Session;

  constructor(transactions: Transactions, session: Session) {
    this.#transactions = transactions;
    this.#session = session;
  }

  async execute(slice: SliceRequest): Promise<Result<Slice<Transaction>, Failure<TransactionErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    return readerId ? this.#transactions.list(readerId, slice) : failed(failures.unauthenticated);
  }
}
