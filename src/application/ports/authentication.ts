import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { SessionCredentials } from '../../domain/session.ts';

/** Opens and closes sessions at the identity service. Source: platform.md §7, Identity API. */
export interface Authentication {
  /**
   * `entry` is a username or an e-mail address. LOGIN.SECOND_FACTOR_REQUIRED: the password is right, and `code` is
   * missing, of the authenticator app or a recovery code. LOGIN.WRONG_SECOND_FACTOR: the code is wrong or was used.
   */
  signIn(entry: string, password: string, code?: string): Promise<Result<SessionCredentials, Failure>>;
  /** Takes the token itself: by then the device has forgotten it. */
  signOut(token: string): Promise<Result<void, Failure>>;
}
