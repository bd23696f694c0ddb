import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { FavouriteErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The issues that whoever is signed in has put on a shelf of their own. Every call needs a session. */
export interface Favourites {
  /** The last added first. */
  list(request: SliceRequest): Promise<Result<Slice<Issue>, Failure<FavouriteErrorCode>>>;
  /** The ids of all of them. */
  ids(): Promise<Result<readonly string[], Failure<FavouriteErrorCode>>>;
  /** Succeeds too where it is one already. FAVOURITE.TOO_MANY past 1,000. */
  add(issueId: string): Promise<Result<void, Failure<FavouriteErrorCode>>>;
  /** Succeeds too where it is none. */
  remove(issueId: string): Promise<Result<void, Failure<FavouriteErrorCode>>>;
}
