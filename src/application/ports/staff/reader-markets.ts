import type { ReaderMarketErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { ReaderMarket } from '../../../domain/staff/reader-market.ts';

/** The markets of other people, for staff who manage accounts. Rule 110. */
export interface ReaderMarkets {
  /**
   * Moves a reader and their guided accounts to a market and its currency. Fails with REQUEST.INVALID for an unknown
   * market, USER.NOT_FOUND without a profile, USER.GUIDED for a guided account, USER.OWN_ACCOUNT for the caller's own, and while one of the accounts has credits
   * (USER.WALLET_NOT_EMPTY), a subscription that is not over or will be renewed (USER.LIVE_SUBSCRIPTION) or an unpaid
   * order (USER.WAITING_ORDER).
   */
  change(readerId: string, market: string): Promise<Result<ReaderMarket, Failure<ReaderMarketErrorCode>>>;
}
