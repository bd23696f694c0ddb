import type { Transaction, TransactionDetail } from '../../../domain/checkout/transaction.ts';
import type { TransactionErrorCode, WithdrawalErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';
import type { Withdrawal } from './subscriptions.ts';

/** The payments of a reader. */
export interface Transactions {
  /** Newest first. */
  list(
    readerId: string,
    slice: SliceRequest,
  ): Promise<Result<Slice<Transaction>, Failure<TransactionErrorCode>>>;
  /** Fails with TRANSACTION.NOT_FOUND if the transaction is unknown or belongs to another reader. */
  find(id: string): Promise<Result<TransactionDetail, Failure<TransactionErrorCode>>>;
  /**
   * Withdraws the purchase of an issue or of credits with a full refund. Fails with WITHDRAWAL.READ if pages were read,
   * WITHDRAWAL.SPENT if credits were spent, WITHDRAWAL.TOO_LATE after 7 days, and otherwise WITHDRAWAL.NOT_POSSIBLE.
   * `key`: the idempotency key.
   */
  withdraw(id: string, key: string): Promise<Result<Withdrawal, Failure<WithdrawalErrorCode>>>;
}
