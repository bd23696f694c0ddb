import type { Authentication } from '../../../src/application/ports/session/authentication.ts';
import type { SignInErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeAccountStore } from '../account/fake-account-store.ts';
import { buildUser } from '../account/fake-identity-users.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** Adds one account to an account store that other fakes may share. */
export class FakeAuthentication extends FakeService<SignInErrorCode> implements Authentication {
  readonly accountStore: FakeAccountStore;

  constructor(
    username: string,
    password: string,
    { token, readerId }: SessionCredentials,
    accountStore = new FakeAccountStore(),
  ) {
    super();
    this.accountStore = accountStore;
    accountStore.addUser(buildUser({ id: readerId, username, hasDeclaredAdult: false }), password, token);
  }

  get revokedTokens(): readonly string[] {
    return this.accountStore.revokedTokens;
  }

  signIn(usernameOrEmail: string, password: string, code?: string) {
    return this.respond<SessionCredentials>(() => this.#openSession(usernameOrEmail, password, code));
  }

  signOut(token: string) {
    return this.respond<void>(() => {
      this.accountStore.revokedTokens.push(token);
    });
  }

  #openSession(
    usernameOrEmail: string,
    password: string,
    code?: string,
  ): Result<SessionCredentials, Failure<SignInErrorCode>> {
    const user = this.accountStore.findUser(usernameOrEmail);
    const storedPassword = user && this.accountStore.passwords.get(user.id);
    if (user && storedPassword === undefined) return failed(this.#failureWithoutPassword(user.id));
    if (!user || storedPassword !== password) return failed(failures.invalidCredentials);
    if (!user.isActive) return failed(serviceFailure('LOGIN.ACCOUNT_CLOSED'));
    if (!user.hasVerifiedEmail) return failed(serviceFailure('LOGIN.EMAIL_NOT_VERIFIED'));
    if (!code && this.accountStore.secondFactors.has(user.id))
      return failed(serviceFailure('LOGIN.SECOND_FACTOR_REQUIRED'));
    if (!this.accountStore.consumeSecondFactor(user.id, code ?? ''))
      return failed(serviceFailure('LOGIN.WRONG_SECOND_FACTOR'));
    return succeeded(this.accountStore.openSession(user.id));
  }

  #failureWithoutPassword(id: string): Failure<SignInErrorCode> {
    return this.accountStore.externalUsers.get(id) === 'google'
      ? failures.defaultLoginAttemptByGoogleAccount
      : serviceFailure('LOGIN.OPERATOR_ACCOUNT');
  }
}
