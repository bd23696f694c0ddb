import type { IdentityUsers, UserChanges } from '../../../src/application/ports/account/identity-users.ts';
import { isAtLeast, minimumAge } from '../../../src/domain/account/age.ts';
import type { UserErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import { grants } from '../../../src/domain/session/access-sets.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

export class FakeIdentityUsers extends FakeService<UserErrorCode> implements IdentityUsers {
  users: IdentityUser[];
  /** Number of `find` calls. */
  requestCount = 0;
  /** The password that changes require, as in a session older than ten minutes. Undefined if they require none. */
  requiredPassword: string | undefined;
  /** The changes of accepted `update` calls in order. */
  readonly changes: UserChanges[] = [];

  constructor(...users: readonly IdentityUser[]) {
    super();
    this.users = [...users];
  }

  find(id: string) {
    this.requestCount += 1;
    return this.respondIfSignedIn<IdentityUser>(() => {
      const callerId = this.sessionCheck?.session.current?.readerId;
      const caller = this.users.find((each) => each.id === callerId) ?? null;
      const user = this.users.find((each) => each.id === id);
      return user && grants('ADMIN', caller) ? user : this.#findUser(id);
    });
  }

  update(id: string, changes: UserChanges, password?: string) {
    return this.respondIfSignedIn<IdentityUser>(() => {
      const requiresPassword = changes.cpf !== undefined || changes.address !== undefined;
      const error = requiresPassword && this.#passwordErrorOf(password);
      if (error) return failed(serviceFailure(error));
      this.changes.push(changes);
      if (this.#isTaken(id, 'cpf', changes.cpf)) return failed(serviceFailure('USER.EXISTING_CPF'));
      const stored = Object.entries(changes).map(([field, value]) => [field, storedValueOf(field, value)]);
      return this.#changeUser(id, Object.fromEntries(stored));
    });
  }

  declareAdult(id: string) {
    return this.respondIfSignedIn<IdentityUser>(() => {
      const { birthDate = null } = this.users.find((each) => each.id === id) ?? {};
      if (birthDate !== null && !isAtLeast(minimumAge, new Date(birthDate), new Date()))
        return failed(serviceFailure('USER.UNDERAGE'));
      return this.#changeUser(id, { hasDeclaredAdult: true });
    });
  }

  changePhone(id: string, phoneNumber: string, password?: string) {
    return this.respondIfSignedIn<IdentityUser>(() => {
      const error = this.#passwordErrorOf(password);
      if (error) return failed(serviceFailure(error));
      if (this.#isTaken(id, 'phoneNumber', phoneNumber))
        return failed(serviceFailure('USER.EXISTING_PHONE_NUMBER'));
      return this.#changeUser(id, { phoneNumber: phoneNumber || null });
    });
  }

  #passwordErrorOf(password: string | undefined) {
    if (this.requiredPassword === undefined || password === this.requiredPassword) return null;
    return password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD';
  }

  /** With a session check, callers can access only their own user. */
  #findUser(id: string): Result<IdentityUser, Failure<UserErrorCode>> {
    const user = this.users.find((each) => each.id === id);
    const isAnotherUser = this.sessionCheck !== null && this.sessionCheck.session.current?.readerId !== id;
    return user && !isAnotherUser ? succeeded(user) : failed(failures.forbidden);
  }

  #changeUser(id: string, changes: Partial<IdentityUser>): Result<IdentityUser, Failure<UserErrorCode>> {
    const found = this.#findUser(id);
    if (!found.ok) return found;
    const changed = { ...found.value, ...changes };
    this.users[this.users.indexOf(found.value)] = changed;
    return succeeded(changed);
  }

  #isTaken(id: string, field: 'cpf' | 'phoneNumber', value: string | undefined): boolean {
    return Boolean(value) && this.users.some((user) => user.id !== id && user[field] === value);
  }
}

/** Empty values are stored as null, and pictures as addresses. */
function storedValueOf(field: string, value: unknown): unknown {
  if (value instanceof File) return `/api/identity/picture/${field}`;
  return value === '' || JSON.stringify(value) === '{}' ? null : value;
}

export const buildUser = (overrides: Partial<IdentityUser> = {}): IdentityUser => ({
  id: 'ana',
  username: 'ana.reis',
  nickname: null,
  name: 'Ana',
  surname: 'Reis',
  about: null,
  avatar: null,
  cover: null,
  email: 'ana@banca.example',
  phoneNumber: null,
  cpf: null,
  birthDate: null,
  hasDeclaredAdult: true,
  address: null,
  isActive: true,
  hasVerifiedEmail: true,
  hasAcceptedLgpd: true,
  validationStrategy: 'EMAIL',
  createdAt: '2026-01-10T12:00:00.000Z',
  deletionAt: null,
  balance: 0,
  link: { roles: ['USER'], grantings: [] },
  ...overrides,
});
