import type { CommonErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { OpenSession } from '../../../domain/session/open-session.ts';

/** The devices on which the reader is signed in. Source: the identity service. */
export interface OpenSessions {
  /** The current session comes first, then the most recently used. */
  list(): Promise<Result<readonly OpenSession[], Failure<CommonErrorCode>>>;
  /** Succeeds even if the session has already ended. */
  end(id: string): Promise<Result<void, Failure<CommonErrorCode>>>;
  /** Ends all sessions except the current one. */
  endOthers(): Promise<Result<void, Failure<CommonErrorCode>>>;
}
