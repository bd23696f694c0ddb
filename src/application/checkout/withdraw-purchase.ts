import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { WithdrawalErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Withdrawal } from '../ports/checkout/subscriptions.ts';
import type { Transactions } from '../ports/checkout/transactions.ts';
import type { Session } from '../ports/session/session.ts';

/** Withdraws the purchase of an unread issue or of unspent credits and refunds the full amount. Rule 49. */
export class WithdrawPurchase {
  readonly #transactions: Transactions;
  readonly #session: Session;

  constructor(transactions: Transactions, session: Session) {
    this.#transactions = transactions;
    this.#session = session;
  }

  /** A purchase is withdrawn once, so its id serves as the idempotency key. */
  async execute(
    transactionId: string,
    reader: Reader | null,
  ): Promise<Result<Withdrawal, Failure<WithdrawalErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('purchase', reader)) return failed(failures.parentPermission);
    return this.#transactions.withdraw(transactionId, `withdrawal-${transactionId}`);
  }
}
