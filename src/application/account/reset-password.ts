import { isPassword } from '../../domain/account/password.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { MagicLink } from '../ports/account/accounts.ts';
import type { Passwords } from '../ports/account/passwords.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** The same code as the service's. */
const invalidPassword: Failure = {
  code: 'USER.INVALID_PASSWORD',
  name: 'INVALID_PASSWORD',
  message: 'Choose another password.',
};

/**
 * Sets a new password by a letter's link. It ends all sessions of the account: this device, where that account is
 * signed in, forgets its own at once instead of finding out later.
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

  async execute(link: MagicLink, wanted: string): Promise<Result<void, Failure>> {
    if (!isPassword(wanted)) return failed(invalidPassword);
    const outcome = await this.#passwords.resetByLink(link, wanted);
    if (outcome.ok && this.#session.current?.userId === link.uuid) {
      this.#users.clear();
      this.#session.close('wanted');
    }
    return outcome;
  }
}
