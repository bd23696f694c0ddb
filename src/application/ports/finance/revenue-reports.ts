import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  Revenue,
  RevenueFile,
  RevenueFilter,
  RevenueLine,
  RevenuePeriod,
} from '../../../domain/finance/revenue.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/**
 * What readers paid and how it is divided, for staff and publishers with access to finances. Publishers see only their own
 * revenue: a filter for another publisher fails with `failures.forbidden`. Days that do not exist, that are in the wrong
 * order or too many (366 days, 120 months, 100 years) fail with REQUEST.INVALID. Rules 102 to 104.
 */
export interface RevenueReports {
  list(period: RevenuePeriod, filter: RevenueFilter): Promise<Result<Revenue, Failure<CommonErrorCode>>>;
  /** What the revenue consists of, by month, publisher and issue. At most 366 days. */
  listLines(
    request: RevenueFilter & SliceRequest,
  ): Promise<Result<Slice<RevenueLine>, Failure<CommonErrorCode>>>;
  /** The answer of `list` as a file. */
  download(
    period: RevenuePeriod,
    filter: RevenueFilter,
  ): Promise<Result<RevenueFile, Failure<CommonErrorCode>>>;
  /** All of `listLines` as a file. */
  downloadLines(filter: RevenueFilter): Promise<Result<RevenueFile, Failure<CommonErrorCode>>>;
}
