import type { IdentityUsers, UserChanges } from '../../../src/application/ports/account/identity-users.ts';
import { internationalPhone } from '../../../src/domain/account/phone.ts';
import type { UserErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

export class FakeIdentityUsers extends FakeService<UserErrorCode> implements IdentityUsers {
  users: IdentityUser[];
  /** Number of `find` calls. */
  requestCount = 0;
  /** The password that confirms changes, as in a session older than ten minutes. Undefined if none is required. */
  requiredPassword: string | undefined;
  /** Accepted changes in order. */
  readonly changes: UserChanges[] = [];

  constructor(...users: readonly IdentityUser[]) {
    super();
    this.users = [...users];
  }

  find(id: string) {
    this.requestCount += 1;
    return this.answerPrivately<IdentityUser>(() => this.#of(id));
  }

  update(id: string, changes: UserChanges, password?: string) {
    return this.answerPrivately<IdentityUser>(() => {
      const isConfirmed = changes.cpf !== undefined || changes.address !== undefined;
      const refused = isConfirmed && this.#failureOf(password);
      if (refused) return failed(serviceFailure(refused));
      this.changes.push(changes);
      if (this.#isTaken(id, 'cpf', changes.cpf)) return failed(serviceFailure('USER.EXISTING_CPF'));
      const kept = Object.entries(changes).map(([field, value]) => [field, keptOf(field, value)]);
      return this.#replace(id, Object.fromEntries(kept));
    });
  }

  changePhone(id: string, phoneNumber: string, password?: string) {
    return this.answerPrivately<IdentityUser>(() => {
      const refused = this.#failureOf(password);
      if (refused) return failed(serviceFailure(refused));
      const phone = internationalPhone(phoneNumber);
      if (this.#isTaken(id, 'phoneNumber', phone))
        return failed(serviceFailure('USER.EXISTING_PHONE_NUMBER'));
      return this.#replace(id, { phoneNumber: phone });
    });
  }

  #failureOf(password: string | undefined) {
    if (this.requiredPassword === undefined || password === this.requiredPassword) return null;
    return password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD';
  }

  /** With a guard, a caller can access only their own user. */
  #of(id: string): Result<IdentityUser, Failure<UserErrorCode>> {
    const user = this.users.find((each) => each.id === id);
    const isAnother = this.guard !== null && this.guard.session.current?.readerId !== id;
    return user && !isAnother ? succeeded(user) : failed(failures.forbidden);
  }

  #replace(id: string, changes: Partial<IdentityUser>): Result<IdentityUser, Failure<UserErrorCode>> {
    const found = this.#of(id);
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
function keptOf(field: string, value: unknown): unknown {
  if (value instanceof File) return `/api/identity/picture/${field}`;
  return value === '' || JSON.stringify(value) === '{}' ? null : value;
}

export const buildUser = (differences: Partial<IdentityUser> = {}): IdentityUser => ({
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
  address: null,
  isActive: true,
  hasVerifiedEmail: true,
  hasAcceptedLgpd: true,
  validationStrategy: 'EMAIL',
  createdAt: '2026-01-10T12:00:00.000Z',
  balance: 0,
  link: { roles: ['USER'], grantings: [] },
  ...differences,
});
