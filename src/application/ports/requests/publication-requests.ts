import type { PublicationRequestErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  PublicationDecision,
  PublicationRequest,
  PublicationRequestKind,
  PublicationRequestState,
} from '../../../domain/publishing/publication-request.ts';
import type { PublicationRequestDetail } from '../../../domain/publishing/publication-request-detail.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

export interface PublicationRequestFilter extends SliceRequest {
  readonly kind: PublicationRequestKind;
  /** All states if absent. */
  readonly state?: PublicationRequestState;
}

/** Requests of publishers for the approval of what they have changed. Staff answer them. */
export interface PublicationRequests {
  /**
   * All requests for staff, otherwise those of the caller's publishers and the caller's applications. Waiting ones first,
   * the oldest at the top; then the others, newest first.
   */
  list(
    filter: PublicationRequestFilter,
  ): Promise<Result<Slice<PublicationRequest>, Failure<PublicationRequestErrorCode>>>;
  /** With what it proposes and what readers get now. Fails with CONTENT.NO_REQUEST, or `failures.forbidden` for a request of another publisher. */
  find(requestId: string): Promise<Result<PublicationRequestDetail, Failure<PublicationRequestErrorCode>>>;
  /**
   * For the staff of the request's kind. An approval publishes the subject at once. Fails with CONTENT.ANSWERED_REQUEST if the
   * request was answered already, CONTENT.NO_REQUEST if it does not exist, or ISSUE.EXISTING_SLUG.
   */
  answer(
    requestId: string,
    decision: PublicationDecision,
  ): Promise<Result<PublicationRequest, Failure<PublicationRequestErrorCode>>>;
}
