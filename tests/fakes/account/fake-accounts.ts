import { createHash } from 'node:crypto';
import type {
  Accounts,
  MagicLink,
  NewAccount,
  UniqueField,
} from '../../../src/application/ports/account/accounts.ts';
import { accountPhone } from '../../../src/domain/account/phone.ts';
import type { AccountErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser, SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { FakeAccountStore } from './fake-account-store.ts';
import { buildUser } from './fake-identity-users.ts';
import { passwordFailure } from './password-failure.ts';

/** Creates accounts in an account store that other fakes may share. */
export class FakeAccounts extends FakeService<AccountErrorCode> implements Accounts {
  readonly accountStore: FakeAccountStore;
  readonly createdAccounts: NewAccount[] = [];
  /** Values that `isTaken` was called with. */
  readonly requests: string[] = [];
  /** By the id of an unconfirmed user. */
  readonly #challenges = new Map<string, string>();

  constructor(accountStore = new FakeAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  signUp(account: NewAccount) {
    const { acceptedVersions = this.accountStore.texts } = account;
    return this.respond<string>(() =>
      acceptedVersions.every((version) => this.accountStore.isCurrent(version))
        ? this.#createAccount(account)
        : failed(serviceFailure('CONSENT.OUTDATED')),
    );
  }

  isTaken(field: UniqueField, value: string) {
    this.requests.push(value);
    return this.respond<boolean>(
      () => (field === 'username' && isReserved(value)) || this.#userWith(field, value) !== undefined,
    );
  }

  validateEmail(link: MagicLink, codeVerifier?: string) {
    return this.respond<SessionCredentials | null>(() => {
      const user = this.accountStore.consumeLink(link);
      if (!user) return failed(serviceFailure('USER.INVALID_CODE'));
      this.accountStore.replaceUser({ ...user, hasVerifiedEmail: true });
      const challenge = this.#challenges.get(user.id);
      this.#challenges.delete(user.id);
      const isSignUpDevice = codeVerifier !== undefined && challengeOf(codeVerifier) === challenge;
      return isSignUpDevice ? this.accountStore.openSession(user.id) : null;
    });
  }

  resendValidation(usernameOrEmail: string) {
    return this.respond<void>(() => {
      const user = this.accountStore.findUser(usernameOrEmail);
      if (user && !user.hasVerifiedEmail) this.accountStore.sendEmail(user);
    });
  }

  #createAccount(account: NewAccount): Result<string, Failure<AccountErrorCode>> {
    const { email, password } = account;
    const failure = passwordFailure(password);
    if (failure) return failed(failure);
    const earlier = this.#findCorrectable(account);
    if (!earlier && this.#userWith('email', email)) return failed(serviceFailure('USER.EXISTING_EMAIL'));
    const { username = email.split('@')[0] ?? '' } = account;
    const nameOwner = account.username && this.#userWith('username', username);
    if ((nameOwner && nameOwner !== earlier) || isReserved(account.username ?? ''))
      return failed(serviceFailure('USER.EXISTING_USERNAME'));
    const values = { email, username };
    if (!earlier) this.createdAccounts.push(account);
    const id = `00000000-0000-4000-8000-${String(this.createdAccounts.length).padStart(12, '0')}`;
    const user = earlier
      ? this.accountStore.replaceUser({ ...earlier, ...values })
      : buildUser({ id, ...values, phoneNumber: null, birthDate: null, hasVerifiedEmail: false });
    if (!earlier) this.accountStore.addUser(user, password);
    if (earlier && earlier.email !== email) this.accountStore.withdrawLinks(user.id);
    this.#acceptTexts(user);
    if (account.codeChallenge) this.#challenges.set(user.id, account.codeChallenge);
    this.accountStore.sendEmail(user);
    return succeeded(user.id);
  }

  #acceptTexts({ id }: IdentityUser): void {
    for (const { kind, version } of this.accountStore.texts)
      this.accountStore.addConsent(id, { kind, version });
  }

  /** The unconfirmed user of an earlier sign-up with the same password. */
  #findCorrectable({ email, password, corrects }: NewAccount): IdentityUser | undefined {
    const unconfirmed = this.accountStore.users.filter(
      (user) => !user.hasVerifiedEmail && (user.id === corrects || this.#userWith('email', email) === user),
    );
    const [user] = unconfirmed;
    const isSame = unconfirmed.length === 1 && user && this.accountStore.passwords.get(user.id) === password;
    const isFree = [undefined, user].includes(this.#userWith('email', email));
    return isSame && isFree ? user : undefined;
  }

  #userWith(field: UniqueField, value: string): IdentityUser | undefined {
    const normalised = field === 'phoneNumber' ? accountPhone(value) : value.trim().toLowerCase();
    return this.accountStore.users.find((user) => user[field]?.toLowerCase() === normalised);
  }
}

/** Rule 112. The list of the platform is longer. */
const isReserved = (username: string) =>
  ['admin', 'banca'].includes(username.trim().toLowerCase().replace(/[._]/g, ''));

const challengeOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('base64url');

export const buildNewAccount = (overrides: Partial<NewAccount> = {}): NewAccount => ({
  email: 'caio@banca.example',
  password: 'nanquim-azul-2026',
  isAdult: true,
  hasAcceptedLgpd: true,
  ...overrides,
});
