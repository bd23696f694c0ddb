import type { MagicLink } from '../../../src/application/ports/account/accounts.ts';
import type { Passwords } from '../../../src/application/ports/account/passwords.ts';
import type { PasswordErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { successes } from '../../../src/domain/success.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { buildAccountStore, type FakeAccountStore } from './fake-account-store.ts';
import { passwordFailure } from './password-failure.ts';

/** The passwords of a book that other fakes may share. Without a guard, its first user is signed in. */
export class FakePasswords extends FakeService<PasswordErrorCode> implements Passwords {
  readonly book: FakeAccountStore;

  constructor(book: FakeAccountStore = buildAccountStore()) {
    super();
    this.book = book;
  }

  redefine(current: string, next: string) {
    return this.answerPrivately<SessionCredentials>(() => {
      const id = this.guard?.session.current?.readerId ?? this.book.users[0]?.id ?? '';
      if (this.book.passwords.get(id) !== current) return failed(serviceFailure('USER.WRONG_PASSWORD'));
      const changed = this.#change(id, next);
      return changed.ok ? succeeded(this.book.open(id), successes.passwordReset) : changed;
    });
  }

  recover(usernameOrEmail: string) {
    return this.answer<void>(() => {
      const user = this.book.find(usernameOrEmail);
      if (user) this.book.sendEmail(user);
      return succeeded(undefined, successes.recoveryLinkSent);
    });
  }

  resetByLink(link: MagicLink, password: string) {
    return this.answer<void>(() => {
      const refused = passwordFailure(password);
      if (refused) return failed(refused);
      const user = this.book.consumeLink(link);
      if (!user) return failed(serviceFailure('USER.INVALID_CODE'));
      this.book.replace({ ...user, hasVerifiedEmail: true });
      return this.#change(user.id, password);
    });
  }

  #change(id: string, password: string): Result<void, Failure<PasswordErrorCode>> {
    const refused = passwordFailure(password);
    if (refused) return failed(refused);
    this.book.passwords.set(id, password);
    this.book.endSessions(id);
    return succeeded(undefined, successes.passwordReset);
  }
}
