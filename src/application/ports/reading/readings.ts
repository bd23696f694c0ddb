import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Reading, ReadingPosition } from '../../../domain/reading/reading.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** What is read, by everybody and by one reader. */
export interface Readings {
  topIssues(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<ReadingErrorCode>>>;
  /** Newest first. Needs the session of that user. */
  ofReader(
    readerId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Reading>, Failure<ReadingErrorCode>>>;
  /** Keeps the newest of all positions told. Needs a session. */
  savePosition(issueId: string, position: ReadingPosition): Promise<Result<void, Failure<ReadingErrorCode>>>;
}
