import type { SignInErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Authentication } from '../ports/session/authentication.ts';
import type { Session } from '../ports/session/session.ts';

/** Opens a session on this device. */
export class SignIn {
  readonly #authentication: Authentication;
  readonly #session: Session;

  constructor(authentication: Authentication, session: Session) {
    this.#authentication = authentication;
    this.#session = session;
  }

  /**
   * `code`: required if the account has a second factor. `isKept` false: the session ends with the tab; the session's
   * presenter notifies the reader.
   */
  async execute(
    usernameOrEmail: string,
    password: string,
    code?: string,
  ): Promise<Result<{ readonly isKept: boolean }, Failure<SignInErrorCode>>> {
    const outcome = await this.#authentication.signIn(usernameOrEmail.trim(), password, code);
    if (!outcome.ok) return outcome;
    return succeeded({ isKept: this.#session.open(outcome.value) });
  }
}
