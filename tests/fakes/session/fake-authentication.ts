import type { Authentication } from '../../../src/application/ports/session/authentication.ts';
import type { SignInErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeAccountStore } from '../account/fake-account-store.ts';
import { buildUser } from '../account/fake-identity-users.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** Contains one account, and those of a book that other fakes may share. */
export class FakeAuthentication extends FakeService<SignInErrorCode> implements Authentication {
  readonly book: FakeAccountStore;

  constructor(
    username: string,
    password: string,
    { token, readerId }: SessionCredentials,
    book = new FakeAccountStore(),
  ) {
    super();
    this.book = book;
    book.add(buildUser({ id: readerId, username }), password, token);
  }

  get revoked(): readonly string[] {
    return this.book.revoked;
  }

  signIn(usernameOrEmail: string, password: string, code?: string) {
    return this.answer<SessionCredentials>(() => this.#open(usernameOrEmail, password, code));
  }

  signOut(token: string) {
    return this.answer<void>(() => {
      this.book.revoked.push(token);
    });
  }

  #open(
    usernameOrEmail: string,
    password: string,
    code?: string,
  ): Result<SessionCredentials, Failure<SignInErrorCode>> {
    const user = this.book.find(usernameOrEmail);
    const known = user && this.book.passwords.get(user.id);
    if (user && known === undefined) return failed(this.#withoutPassword(user.id));
    if (!user || known !== password) return failed(failures.invalidCredentials);
    if (!user.isActive) return failed(serviceFailure('LOGIN.ACCOUNT_CLOSED'));
    if (!user.hasVerifiedEmail) return failed(serviceFailure('LOGIN.EMAIL_NOT_VERIFIED'));
    if (!code && this.book.secondFactors.has(user.id))
      return failed(serviceFailure('LOGIN.SECOND_FACTOR_REQUIRED'));
    if (!this.book.spendSecondFactor(user.id, code ?? ''))
      return failed(serviceFailure('LOGIN.WRONG_SECOND_FACTOR'));
    return succeeded(this.book.open(user.id));
  }

  #withoutPassword(id: string): Failure<SignInErrorCode> {
    return this.book.externalUsers.get(id) === 'google'
      ? failures.defaultLoginAttemptByGoogleAccount
      : serviceFailure('LOGIN.OPERATOR_ACCOUNT');
  }
}
