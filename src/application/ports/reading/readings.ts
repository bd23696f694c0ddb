import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Reading, ReadingPosition } from '../../../domain/reading/reading.ts';
import type { ReadingProgress } from '../../../domain/reading/reading-progress.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The most read issues and the reading history of a reader. */
export interface Readings {
  listTopIssues(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<ReadingErrorCode>>>;
  /** Most recently read first. Needs the session of that reader. */
  listByReader(
    readerId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Reading>, Failure<ReadingErrorCode>>>;
  /** All started issues, most recently read first. The service may limit their number. Needs the session of that reader. */
  listProgress(readerId: string): Promise<Result<readonly ReadingProgress[], Failure<ReadingErrorCode>>>;
  /** The service keeps the newest of all positions that it receives. Needs a session. */
  savePosition(issueId: string, position: ReadingPosition): Promise<Result<void, Failure<ReadingErrorCode>>>;
}
