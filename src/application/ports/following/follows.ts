import type { FollowErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  AnnouncementSettings,
  Follow,
  FollowMark,
  FollowTarget,
} from '../../../domain/following/follow.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The series, publishers and creators that the signed-in reader follows. Every call needs a session. */
export interface Follows {
  /** First what has new issues, then by the newest issue. */
  list(request: SliceRequest): Promise<Result<Slice<Follow>, Failure<FollowErrorCode>>>;
  /** All targets without details, for buttons and marks. */
  listMarks(): Promise<Result<readonly FollowMark[], Failure<FollowErrorCode>>>;
  /** Also succeeds if the reader already follows the target. Fails with FOLLOW.TOO_MANY after 500. */
  add(target: FollowTarget): Promise<Result<void, Failure<FollowErrorCode>>>;
  /** Also succeeds if the reader does not follow the target. */
  remove(target: FollowTarget): Promise<Result<void, Failure<FollowErrorCode>>>;
  /** Marks all published issues of the target as seen. */
  markSeen(target: FollowTarget): Promise<Result<void, Failure<FollowErrorCode>>>;
  findAnnouncements(): Promise<Result<AnnouncementSettings, Failure<FollowErrorCode>>>;
  saveAnnouncements(
    settings: AnnouncementSettings,
  ): Promise<Result<AnnouncementSettings, Failure<FollowErrorCode>>>;
}
