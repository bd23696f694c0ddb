import type {
  Accounts,
  MagicLink,
  NewAccount,
  UniqueField,
} from '../../../src/application/ports/account/accounts.ts';
import { internationalPhone } from '../../../src/domain/account/phone.ts';
import type { AccountErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { FakeAccountStore } from './fake-account-store.ts';
import { buildUser } from './fake-identity-users.ts';
import { passwordFailure } from './password-failure.ts';

/** Creates accounts in an account store that other fakes may share. */
export class FakeAccounts extends FakeService<AccountErrorCode> implements Accounts {
  readonly accountStore: FakeAccountStore;
  readonly createdAccounts: NewAccount[] = [];
  /** Arguments of `exists` calls, such as 'username ana.reis'. */
  readonly requests: string[] = [];

  constructor(accountStore = new FakeAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  signUp(account: NewAccount) {
    return this.respond<void>(() => this.#createAccount(account));
  }

  exists(field: UniqueField, value: string) {
    this.requests.push(`${field} ${value}`);
    return this.respond<boolean>(() => this.#isTaken(field, value));
  }

  validateEmail(link: MagicLink) {
    return this.respond<void>(() => {
      const user = this.accountStore.consumeLink(link);
      if (!user) return failed(serviceFailure('USER.INVALID_CODE'));
      this.accountStore.replaceUser({ ...user, hasVerifiedEmail: true });
    });
  }

  resendValidation(usernameOrEmail: string) {
    return this.respond<void>(() => {
      const user = this.accountStore.findUser(usernameOrEmail);
      if (user && !user.hasVerifiedEmail) this.accountStore.sendEmail(user);
    });
  }

  #createAccount(account: NewAccount): Result<void, Failure<AccountErrorCode>> {
    const { email, username, phoneNumber, birthDate, password } = account;
    const failure = passwordFailure(password);
    if (failure) return failed(failure);
    if (this.#isTaken('email', email)) return failed(serviceFailure('USER.EXISTING_EMAIL'));
    if (this.#correctAccount(account)) return succeeded(undefined);
    if (this.#isTaken('username', username)) return failed(serviceFailure('USER.EXISTING_USERNAME'));
    if (this.#isTaken('phoneNumber', phoneNumber))
      return failed(serviceFailure('USER.EXISTING_PHONE_NUMBER'));
    this.createdAccounts.push(account);
    const id = `00000000-0000-4000-8000-${String(this.createdAccounts.length).padStart(12, '0')}`;
    const user = buildUser({
      id,
      username,
      email,
      phoneNumber: internationalPhone(phoneNumber),
      birthDate,
      hasVerifiedEmail: false,
    });
    this.accountStore.addUser(user, password);
    this.accountStore.sendEmail(user);
    return succeeded(undefined);
  }

  /** Corrects the data of an unconfirmed account if the password is right. Returns false if nothing was corrected. */
  #correctAccount({ email, username, phoneNumber, birthDate, password }: NewAccount): boolean {
    const [user, ...otherUsers] = this.accountStore.users.filter(
      (each) =>
        !each.hasVerifiedEmail &&
        (hasFieldValue(each, 'username', username) || hasFieldValue(each, 'phoneNumber', phoneNumber)),
    );
    if (!user || otherUsers.length > 0 || this.accountStore.passwords.get(user.id) !== password) return false;
    const phone = internationalPhone(phoneNumber);
    this.accountStore.sendEmail(
      this.accountStore.replaceUser({ ...user, email, username, phoneNumber: phone, birthDate }),
    );
    return true;
  }

  #isTaken(field: UniqueField, value: string): boolean {
    return this.accountStore.users.some((user) => hasFieldValue(user, field, value));
  }
}

function hasFieldValue(user: IdentityUser, field: UniqueField, value: string): boolean {
  const normalised = field === 'phoneNumber' ? internationalPhone(value) : value.trim().toLowerCase();
  return user[field]?.toLowerCase() === normalised;
}

export const buildNewAccount = (overrides: Partial<NewAccount> = {}): NewAccount => ({
  email: 'caio@banca.example',
  username: 'caio.lima',
  password: 'nanquim-azul-2026',
  phoneNumber: '(11) 98888-7777',
  birthDate: '1990-05-17',
  hasAcceptedLgpd: true,
  ...overrides,
});
