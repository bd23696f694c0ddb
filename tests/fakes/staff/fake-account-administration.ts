import type { AccountAdministration } from '../../../src/application/ports/staff/account-administration.ts';
import type { StaffErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import { grants } from '../../../src/domain/session/access-sets.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import type { ManagedAccount } from '../../../src/domain/staff/managed-account.ts';
import { FakeAccountStore } from '../account/fake-account-store.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The accounts of a book that other fakes may share. Without a guard, the caller is an administrator. */
export class FakeAccountAdministration extends FakeService<StaffErrorCode> implements AccountAdministration {
  readonly book: FakeAccountStore;
  /** If set, changes require this password. */
  password: string | null = null;

  constructor(book = new FakeAccountStore()) {
    super();
    this.book = book;
  }

  find(usernameOrEmail: string) {
    return this.#asManager((caller) => {
      const user = this.book.find(usernameOrEmail);
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      return user.id === caller?.id ? succeeded(this.#stateOf(user)) : this.#administrable(user, caller);
    });
  }

  endSessions(id: string, password?: string) {
    return this.#change(id, password, () => this.book.endSessions(id));
  }

  changeState(id: string, isActive: boolean, password?: string) {
    return this.#change(id, password, (user) => {
      this.book.replace({ ...user, isActive });
      if (!isActive) this.book.endSessions(id);
    });
  }

  #change(id: string, password: string | undefined, make: (user: IdentityUser) => void) {
    return this.#asManager((caller) => {
      if (this.password !== null && password !== this.password)
        return failed(
          serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD'),
        );
      if (id === caller?.id) return failed(serviceFailure('USER.OWN_ACCOUNT'));
      const user = this.#userOf(id);
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      const allowed = this.#administrable(user, caller);
      if (!allowed.ok) return allowed;
      make(user);
      return succeeded(this.#stateOf(this.#userOf(id) ?? user));
    });
  }

  #asManager(act: (caller: IdentityUser | undefined) => Result<ManagedAccount, Failure<StaffErrorCode>>) {
    return this.answerPrivately<ManagedAccount>(() => {
      const caller = this.#userOf(this.guard?.session.current?.readerId ?? '');
      if (this.guard && !grants('MANAGER_STAFF', caller ?? null)) return failed(failures.forbidden);
      return act(caller);
    });
  }

  #administrable(
    user: IdentityUser,
    caller: IdentityUser | undefined,
  ): Result<ManagedAccount, Failure<StaffErrorCode>> {
    const isOfReader = roleOf(user) === 'USER' && user.link.grantings.length === 0;
    const isAllowed = !caller || roleOf(caller) === 'ADMIN' || isOfReader;
    return isAllowed ? succeeded(this.#stateOf(user)) : failed(serviceFailure('USER.STAFF_ACCOUNT'));
  }

  #userOf(id: string): IdentityUser | undefined {
    return this.book.users.find((user) => user.id === id);
  }

  #stateOf(user: IdentityUser): ManagedAccount {
    const { id, username, name, email, isActive, hasVerifiedEmail, createdAt } = user;
    const used = this.book.devicesOf(id).map(({ session }) => session.lastUsedAt);
    return {
      id,
      username,
      name,
      email,
      role: roleOf(user),
      isActive,
      hasVerifiedEmail,
      createdAt,
      sessions: used.length,
      lastUsedAt: used.sort().at(-1) ?? null,
    };
  }
}

const roleOf = ({ link }: IdentityUser): ManagedAccount['role'] => {
  if (link.roles.includes('ADMIN')) return 'ADMIN';
  return link.roles.includes('STAFF') ? 'STAFF' : 'USER';
};
