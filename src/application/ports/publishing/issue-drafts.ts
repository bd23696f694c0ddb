import type { IssueDraftErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type {
  CopyVersion,
  IssueDraft,
  IssueDraftDetails,
  IssueDraftSummary,
  NewIssueDraft,
} from '../../../domain/publishing/issue-draft.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/**
 * Working copies of issues, for publishers and staff. Every issue has one, also if it was published without. Readers get
 * changes after staff have approved them. Members of a publisher use its drafts only; for others every method fails with
 * `failures.forbidden`.
 */
export interface IssueDrafts {
  /**
   * For staff. Fails with PUBLISHER.NOT_FOUND, PUBLISHER.NOT_ACTIVE, ISSUE.EXISTING_SLUG, or SERIES.NOT_FOUND if the
   * series is not of this publisher.
   */
  create(
    publisherId: string,
    issue: NewIssueDraft,
  ): Promise<Result<IssueDraft, Failure<IssueDraftErrorCode>>>;
  /** Like `create`, for members of the publisher. */
  createAsPublisher(
    publisherId: string,
    issue: NewIssueDraft,
  ): Promise<Result<IssueDraft, Failure<IssueDraftErrorCode>>>;
  /** Fails with ISSUE.NOT_FOUND. */
  find(issueId: string): Promise<Result<IssueDraft, Failure<IssueDraftErrorCode>>>;
  /**
   * Absent details keep their values. Fails with REQUEST.VERSION_MISMATCH if the details have another version, with
   * CONTENT.WAITING_APPROVAL while a request is waiting, and with the codes of `create`.
   */
  change(
    issue: EntityVersion,
    changes: Partial<IssueDraftDetails>,
  ): Promise<Result<IssueDraft, Failure<IssueDraftErrorCode>>>;
  /**
   * Asks staff to approve the draft, which cannot be changed until they have answered. Fails with ISSUE.INVALID_CONTENT
   * if an edition has no pages or there is none, ISSUE.DUPLICATE_CONTENT if another issue has the same pages,
   * CONTENT.EXISTING_REQUEST, CONTENT.REQUEST_ON_APPROVED if nothing has changed since the last approval, or
   * REQUEST.VERSION_MISMATCH if somebody else has changed the draft meanwhile.
   */
  submit(issue: CopyVersion): Promise<Result<IssueDraft, Failure<IssueDraftErrorCode>>>;
  /** All issues of a publisher, published or not, those that were changed last first. */
  list(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<IssueDraftSummary>, Failure<IssueDraftErrorCode>>>;
  /** Like `list`, only those whose title, number or slug has all words of the query. The last letters may be missing. */
  search(
    publisherId: string,
    query: string,
    request: SliceRequest,
  ): Promise<Result<Slice<IssueDraftSummary>, Failure<IssueDraftErrorCode>>>;
  /** True if an issue of any publisher, published or not, has this slug. */
  isSlugTaken(slug: string): Promise<Result<boolean, Failure<IssueDraftErrorCode>>>;
}
