import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import type { Passwords } from '../../../src/application/ports/account/passwords.ts';
import { accountSuccesses } from '../../../src/domain/account/account-successes.ts';
import type { PasswordErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { buildAccountStore, type FakeAccountStore } from './fake-account-store.ts';
import { passwordFailure } from './password-failure.ts';

/** The passwords of an account store that other fakes may share. Without a session check, its first user is signed in. */
export class FakePasswords extends FakeService<PasswordErrorCode> implements Passwords {
  readonly accountStore: FakeAccountStore;

  constructor(accountStore: FakeAccountStore = buildAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  change(current: string, next: string) {
    return this.respondIfSignedIn<SessionCredentials>(() => {
      const id = this.sessionCheck?.session.current?.readerId ?? this.accountStore.users[0]?.id ?? '';
      if (this.accountStore.passwords.get(id) !== current)
        return failed(serviceFailure('USER.WRONG_PASSWORD'));
      const changed = this.#changePassword(id, next);
      return changed.ok
        ? succeeded(this.accountStore.openSession(id), accountSuccesses.passwordReset)
        : changed;
    });
  }

  recover(usernameOrEmail: string) {
    return this.respond<void>(() => {
      const user = this.accountStore.findUser(usernameOrEmail);
      if (user) this.accountStore.sendEmail(user);
      return succeeded(undefined, accountSuccesses.recoveryLinkSent);
    });
  }

  resetByLink(link: MagicLink, password: string) {
    return this.respond<void>(() => {
      const failure = passwordFailure(password);
      if (failure) return failed(failure);
      const user = this.accountStore.consumeLink(link);
      if (!user) return failed(serviceFailure('USER.INVALID_CODE'));
      this.accountStore.replaceUser({ ...user, hasVerifiedEmail: true });
      return this.#changePassword(user.id, password);
    });
  }

  #changePassword(id: string, password: string): Result<void, Failure<PasswordErrorCode>> {
    const failure = passwordFailure(password);
    if (failure) return failed(failure);
    this.accountStore.passwords.set(id, password);
    this.accountStore.endSessions(id);
    return succeeded(undefined, accountSuccesses.passwordReset);
  }
}
