import type { SignInErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/** Opens and closes sessions at the identity service. */
export interface Authentication {
  /**
   * `code` comes from the authenticator app or is a recovery code. Fails with LOGIN.SECOND_FACTOR_REQUIRED if the
   * password is right and `code` is missing, and with LOGIN.WRONG_SECOND_FACTOR if the code is wrong or was used before.
   */
  signIn(
    usernameOrEmail: string,
    password: string,
    code?: string,
  ): Promise<Result<SessionCredentials, Failure<SignInErrorCode>>>;
  /** Takes the token as an argument, because the device has already deleted the session. */
  signOut(token: string): Promise<Result<void, Failure<SignInErrorCode>>>;
}
