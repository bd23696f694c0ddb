import type { Acquisition } from '../../../domain/account/reader.ts';
import type { AcquiredIssue, AcquisitionKind } from '../../../domain/checkout/acquired-issue.ts';
import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

export interface AcquiredIssuesRequest extends SliceRequest {
  /** All acquisitions if absent. */
  readonly kind?: AcquisitionKind;
}

/** The issues that the signed-in reader has bought or rented. */
export interface Acquisitions {
  list(): Promise<Result<readonly Acquisition[], Failure<CommonErrorCode>>>;
  /**
   * The acquisitions with their issues, newest first; of the rentals alone, those that run come first. Includes expired
   * ones and issues that are no longer offered.
   */
  listIssues(request: AcquiredIssuesRequest): Promise<Result<Slice<AcquiredIssue>, Failure<CommonErrorCode>>>;
}
