import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  IssueReadingCounts,
  ReadingsFilter,
  ReadingTotals,
} from '../../../domain/reading/issue-readings.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/**
 * How much issues were read, for staff and publishers with access to finances. Publishers see only their own issues: a
 * filter for another publisher fails with `failures.forbidden`. A period that starts after its end fails with
 * REQUEST.INVALID. Rule 94.
 */
export interface IssueReadings {
  /** Issues that were read in the period, also withdrawn ones; most pages first. */
  list(
    request: ReadingsFilter & SliceRequest,
  ): Promise<Result<Slice<IssueReadingCounts>, Failure<CommonErrorCode>>>;
  getTotals(filter: ReadingsFilter): Promise<Result<ReadingTotals, Failure<CommonErrorCode>>>;
}
