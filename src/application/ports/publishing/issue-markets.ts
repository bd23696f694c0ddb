import type { IssueMarketErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { IssueDraft, SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { IssueMarketChanges, NewIssueMarket } from '../../../domain/publishing/issue-market.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * The sale of approved issues: in which markets, when, for whom and for which prices. Changes need no approval and are
 * effective at once; orders keep the price that they were placed for. Every method fails with ISSUE.NOT_FOUND,
 * `failures.forbidden` for an issue of another publisher, CONTENT.NO_REQUEST if the issue was never approved, or
 * CONTENT.WAITING_APPROVAL if its first approval is waiting. Those that name a market fail with ISSUE.UNAVAILABLE_MARKET
 * if the issue is not in it, and all fail with REQUEST.VERSION_MISMATCH if somebody else has changed the sale
 * meanwhile. An issue that nobody could read or buy is refused with ISSUE.NO_AVAILABILITY_SET.
 */
export interface IssueMarkets {
  /**
   * Offers an issue in a market. Fails with ISSUE.DUPLICATE_MARKET, REQUEST.INVALID for an unknown market,
   * MARKET.INVALID_CURRENCY for another currency than that of the market, or the codes of prices: those of `change`.
   */
  add(issue: SaleVersion, market: NewIssueMarket): Promise<Result<IssueDraft, Failure<IssueMarketErrorCode>>>;
  /**
   * Changes and adds prices, too. There is one price of each kind. Fails with MERCHANDISE.DUPLICATE_ACTION if there is
   * another price of this kind already, MERCHANDISE.DUPLICATE_MARKET if the same price is there already,
   * MERCHANDISE.NOT_SIMILAR if the kind of a price would change, ISSUE.INVALID_MERCHANDISE for rental days of a purchase
   * or a price of another issue, MERCHANDISE.UNAVAILABLE_MARKET for one of another market, or MERCHANDISE.NOT_FOUND.
   */
  change(
    issue: SaleVersion,
    marketId: string,
    changes: IssueMarketChanges,
  ): Promise<Result<IssueDraft, Failure<IssueMarketErrorCode>>>;
  /** Withdraws an issue from a market. Readers who acquired it can still read it. */
  remove(issue: SaleVersion, marketId: string): Promise<Result<IssueDraft, Failure<IssueMarketErrorCode>>>;
  /** Takes one price from sale. Fails with MERCHANDISE.NOT_FOUND. */
  removeMerchandise(
    issue: SaleVersion,
    marketId: string,
    merchandiseId: string,
  ): Promise<Result<IssueDraft, Failure<IssueMarketErrorCode>>>;
}
