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

/** Opens accounts in a book that other fakes may share. */
export class FakeAccounts extends FakeService<AccountErrorCode> implements Accounts {
  readonly book: FakeAccountStore;
  readonly opened: NewAccount[] = [];
  /** Requests of `exists`, such as 'username ana.reis'. */
  readonly requests: string[] = [];

  constructor(book = new FakeAccountStore()) {
    super();
    this.book = book;
  }

  signUp(account: NewAccount) {
    return this.answer<void>(() => this.#open(account));
  }

  exists(field: UniqueField, value: string) {
    this.requests.push(`${field} ${value}`);
    return this.answer<boolean>(() => this.#has(field, value));
  }

  validateEmail(link: MagicLink) {
    return this.answer<void>(() => {
      const user = this.book.consumeLink(link);
      if (!user) return failed(serviceFailure('USER.INVALID_CODE'));
      this.book.replace({ ...user, hasVerifiedEmail: true });
    });
  }

  resendValidation(usernameOrEmail: string) {
    return this.answer<void>(() => {
      const user = this.book.find(usernameOrEmail);
      if (user && !user.hasVerifiedEmail) this.book.sendEmail(user);
    });
  }

  #open(account: NewAccount): Result<void, Failure<AccountErrorCode>> {
    const { email, username, phoneNumber, birthDate, password } = account;
    const refused = passwordFailure(password);
    if (refused) return failed(refused);
    if (this.#has('email', email)) return failed(serviceFailure('USER.EXISTING_EMAIL'));
    if (this.#correct(account)) return succeeded(undefined);
    if (this.#has('username', username)) return failed(serviceFailure('USER.EXISTING_USERNAME'));
    if (this.#has('phoneNumber', phoneNumber)) return failed(serviceFailure('USER.EXISTING_PHONE_NUMBER'));
    this.opened.push(account);
    const id = `00000000-0000-4000-8000-${String(this.opened.length).padStart(12, '0')}`;
    const user = buildUser({
      id,
      username,
      email,
      phoneNumber: internationalPhone(phoneNumber),
      birthDate,
      hasVerifiedEmail: false,
    });
    this.book.add(user, password);
    this.book.sendEmail(user);
    return succeeded(undefined);
  }

  /** The data of an unconfirmed account can be corrected with its password. */
  #correct({ email, username, phoneNumber, birthDate, password }: NewAccount): boolean {
    const [user, ...others] = this.book.users.filter(
      (each) =>
        !each.hasVerifiedEmail && (is(each, 'username', username) || is(each, 'phoneNumber', phoneNumber)),
    );
    if (!user || others.length > 0 || this.book.passwords.get(user.id) !== password) return false;
    const phone = internationalPhone(phoneNumber);
    this.book.sendEmail(this.book.replace({ ...user, email, username, phoneNumber: phone, birthDate }));
    return true;
  }

  #has(field: UniqueField, value: string): boolean {
    return this.book.users.some((user) => is(user, field, value));
  }
}

function is(user: IdentityUser, field: UniqueField, value: string): boolean {
  const normalised = field === 'phoneNumber' ? internationalPhone(value) : value.trim().toLowerCase();
  return user[field]?.toLowerCase() === normalised;
}

export const buildNewAccount = (differences: Partial<NewAccount> = {}): NewAccount => ({
  email: 'caio@banca.example',
  username: 'caio.lima',
  password: 'nanquim-azul-2026',
  phoneNumber: '(11) 98888-7777',
  birthDate: '1990-05-17',
  hasAcceptedLgpd: true,
  ...differences,
});
