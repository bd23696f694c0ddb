import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { FavouriteErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The favourite issues of the signed-in reader. Every call needs a session. */
export interface Favourites {
  /** Most recently added first. */
  list(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<FavouriteErrorCode>>>;
  /** The ids of all favourites. */
  listIds(): Promise<Result<readonly string[], Failure<FavouriteErrorCode>>>;
  /** Also succeeds if the issue already is one. Fails with FAVOURITE.TOO_MANY after 1,000. */
  add(issueId: string): Promise<Result<void, Failure<FavouriteErrorCode>>>;
  /** Also succeeds if the issue is not a favourite. */
  remove(issueId: string): Promise<Result<void, Failure<FavouriteErrorCode>>>;
}
