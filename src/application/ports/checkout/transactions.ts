import type { Transaction, TransactionDetail } from '../../../domain/checkout/transaction.ts';
import type { TransactionErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The payments of a reader. */
export interface Transactions {
  /** Newest first. */
  list(
    readerId: string,
    slice: SliceRequest,
  ): Promise<Result<Slice<Transaction>, Failure<TransactionErrorCode>>>;
  /** Fails with TRANSACTION.NOT_FOUND if the transaction is unknown or belongs to another reader. */
  find(id: string): Promise<Result<TransactionDetail, Failure<TransactionErrorCode>>>;
}
