import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  ReaderPageView,
  Reading,
  ReadingPosition,
  ReadingState,
} from '../../../domain/reading/reading.ts';
import type { ReadingProgress } from '../../../domain/reading/reading-progress.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

export interface ReadingsRequest extends SliceRequest {
  /** All readings if absent. */
  readonly state?: ReadingState;
}

/** The most read issues and the reading history of a reader. */
export interface Readings {
  listTopIssues(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<ReadingErrorCode>>>;
  /** Most recently read first; finished issues by when they were finished. Needs the session of that reader. */
  listByReader(
    readerId: string,
    request: ReadingsRequest,
  ): Promise<Result<Slice<Reading>, Failure<ReadingErrorCode>>>;
  /** All started issues, most recently read first. The service may limit their number. Needs the session of that reader. */
  listProgress(readerId: string): Promise<Result<readonly ReadingProgress[], Failure<ReadingErrorCode>>>;
  /**
   * The service keeps the newest of all positions that it receives. The last page of `pagesCount` finishes the issue if
   * a version of the edition has that many pages (Rule 108). A page of `pageViews` counts once in each sitting, so they
   * can be sent again (Rule 93), and pages that the edition does not have are ignored. The limit of a request is 500
   * page views. Needs a session.
   */
  savePosition(
    issueId: string,
    position: ReadingPosition,
    pageViews?: readonly ReaderPageView[],
  ): Promise<Result<void, Failure<ReadingErrorCode>>>;
}
