import type { LikeErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Likes } from '../../../domain/reading/likes.ts';
import type { Result } from '../../../domain/result.ts';

/** The issues that readers like. Adding and removing also succeed if nothing changes. */
export interface IssueLikes {
  /** For a visitor. */
  count(issueId: string): Promise<Result<number, Failure<LikeErrorCode>>>;
  /** For the signed-in reader. Needs a session. */
  find(issueId: string): Promise<Result<Likes, Failure<LikeErrorCode>>>;
  /** Needs a session. */
  add(issueId: string): Promise<Result<Likes, Failure<LikeErrorCode>>>;
  /** Needs a session. */
  remove(issueId: string): Promise<Result<Likes, Failure<LikeErrorCode>>>;
}
