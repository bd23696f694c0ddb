import { isPassword } from '../../domain/account/password.ts';
import type { PasswordErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { MagicLink } from '../ports/account/accounts.ts';
import type { Passwords } from '../ports/account/passwords.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** Has the same code as the service's failure. */
const invalidPassword: Failure<'USER.INVALID_PASSWORD'> = {
  code: 'USER.INVALID_PASSWORD',
  name: 'INVALID_PASSWORD',
  message: 'Choose another password.',
};

/**
 * Sets a new password with the link of an email. The service ends all sessions of the account. If this device is signed
 * in to that account, it closes its session at once.
 */
export class ResetPassword {
  readonly #passwords: Passwords;
  readonly #session: Session;
  readonly #users: UserCache;

  constructor(passwords: Passwords, session: Session, users: UserCache) {
    this.#passwords = passwords;
    this.#session = session;
    this.#users = users;
  }

  async execute(link: MagicLink, password: string): Promise<Result<void, Failure<PasswordErrorCode>>> {
    if (!isPassword(password)) return failed(invalidPassword);
    const outcome = await this.#passwords.resetByLink(link, password);
    if (outcome.ok && this.#session.current?.readerId === link.readerId) {
      this.#users.clear();
      this.#session.close('signed-out');
    }
    return outcome;
  }
}
