import type { PasswordErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Passwords } from '../ports/account/passwords.ts';
import type { Session } from '../ports/session/session.ts';

/** Changes the password of the signed-in user. All their sessions end, and this device gets a new one. */
export class ChangePassword {
  readonly #passwords: Passwords;
  readonly #session: Session;

  constructor(passwords: Passwords, session: Session) {
    this.#passwords = passwords;
    this.#session = session;
  }

  async execute(current: string, next: string): Promise<Result<void, Failure<PasswordErrorCode>>> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    const outcome = await this.#passwords.change(current, next);
    if (!outcome.ok) return outcome;
    // If the user signed out or switched accounts meanwhile, do not restore the old account.
    if (this.#session.current?.readerId === readerId) this.#session.open(outcome.value);
    return succeeded(undefined, outcome.success);
  }
}
