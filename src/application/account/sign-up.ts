import { isAtLeast, minimumAge } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import { isPassword } from '../../domain/account/password.ts';
import { internationalPhone } from '../../domain/account/phone.ts';
import { isUsername } from '../../domain/account/username.ts';
import type { AccountErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Accounts, NewAccount } from '../ports/account/accounts.ts';
import type { Clock } from '../ports/device/clock.ts';

/** A new account as it was typed. */
export type TypedAccount = Omit<NewAccount, 'hasAcceptedLgpd'> & { readonly hasAcceptedLgpd: boolean };

/** Have the same codes as the service's failures, so that they share texts and form fields. */
export const signUpFailures = {
  password: { code: 'USER.INVALID_PASSWORD', name: 'INVALID_PASSWORD', message: 'Choose another password.' },
  age: { code: 'USER.UNDERAGE', name: 'UNDERAGE', message: 'You must be 18 years old or older.' },
} as const satisfies Record<string, Failure>;

/**
 * Opens an account. The reader is not signed in: the service first sends an email with a validation link. Rules of
 * security and law are also checked here, before anything leaves the device.
 */
export class SignUp {
  readonly #accounts: Accounts;
  readonly #clock: Clock;

  constructor(accounts: Accounts, clock: Clock) {
    this.#accounts = accounts;
    this.#clock = clock;
  }

  async execute({
    hasAcceptedLgpd,
    ...typed
  }: TypedAccount): Promise<Result<void, Failure<AccountErrorCode>>> {
    if (!hasAcceptedLgpd) return failed(failures.badRequest);
    const account = {
      ...typed,
      hasAcceptedLgpd,
      email: typed.email.trim(),
      username: typed.username.trim(),
      phoneNumber: internationalPhone(typed.phoneNumber),
    };
    const failure = this.#failureOf(account);
    return failure ? failed(failure) : this.#accounts.signUp(account);
  }

  #failureOf({ username, password, birthDate }: NewAccount): Failure<AccountErrorCode> | null {
    if (!isUsername(username)) return failures.badRequest;
    if (!isPassword(password)) return signUpFailures.password;
    const now = this.#clock.now();
    const born = birthDateOf(birthDate, now);
    if (!born) return failures.badRequest;
    return isAtLeast(minimumAge, born, now) ? null : signUpFailures.age;
  }
}
