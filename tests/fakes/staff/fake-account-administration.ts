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

/** The accounts of an account store that other fakes may share. Without a session check, the caller is an administrator. */
export class FakeAccountAdministration extends FakeService<StaffErrorCode> implements AccountAdministration {
  readonly accountStore: FakeAccountStore;
  /** If set, changes require this password. */
  requiredPassword: string | null = null;

  constructor(accountStore = new FakeAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  find(usernameOrEmail: string) {
    return this.#runAsManager((caller) => {
      const user = this.accountStore.findUser(usernameOrEmail);
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      return user.id === caller?.id ? succeeded(this.#stateOf(user)) : this.#checkAdministrable(user, caller);
    });
  }

  endSessions(id: string, password?: string) {
    return this.#changeAccount(id, password, () => this.accountStore.endSessions(id));
  }

  changeState(id: string, isActive: boolean, password?: string) {
    return this.#changeAccount(id, password, (user) => {
      this.accountStore.replaceUser({ ...user, isActive });
      if (!isActive) this.accountStore.endSessions(id);
    });
  }

  #changeAccount(id: string, password: string | undefined, applyChange: (user: IdentityUser) => void) {
    return this.#runAsManager((caller) => {
      if (this.requiredPassword !== null && password !== this.requiredPassword)
        return failed(
          serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD'),
        );
      if (id === caller?.id) return failed(serviceFailure('USER.OWN_ACCOUNT'));
      const user = this.#findUser(id);
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      const checked = this.#checkAdministrable(user, caller);
      if (!checked.ok) return checked;
      applyChange(user);
      return succeeded(this.#stateOf(this.#findUser(id) ?? user));
    });
  }

  #runAsManager(task: (caller: IdentityUser | undefined) => Result<ManagedAccount, Failure<StaffErrorCode>>) {
    return this.respondIfSignedIn<ManagedAccount>(() => {
      const caller = this.#findUser(this.sessionCheck?.session.current?.readerId ?? '');
      if (this.sessionCheck && !grants('MANAGER_STAFF', caller ?? null)) return failed(failures.forbidden);
      return task(caller);
    });
  }

  #checkAdministrable(
    user: IdentityUser,
    caller: IdentityUser | undefined,
  ): Result<ManagedAccount, Failure<StaffErrorCode>> {
    const isOfReader = roleOf(user) === 'USER' && user.link.grantings.length === 0;
    const isAllowed = !caller || roleOf(caller) === 'ADMIN' || isOfReader;
    return isAllowed ? succeeded(this.#stateOf(user)) : failed(serviceFailure('USER.STAFF_ACCOUNT'));
  }

  #findUser(id: string): IdentityUser | undefined {
    return this.accountStore.users.find((user) => user.id === id);
  }

  #stateOf(user: IdentityUser): ManagedAccount {
    const { id, username, name, email, isActive, hasVerifiedEmail, createdAt } = user;
    const lastUses = this.accountStore.devicesOf(id).map(({ session }) => session.lastUsedAt);
    return {
      id,
      username,
      name,
      email,
      role: roleOf(user),
      isActive,
      hasVerifiedEmail,
      createdAt,
      sessions: lastUses.length,
      lastUsedAt: lastUses.sort().at(-1) ?? null,
    };
  }
}

const roleOf = ({ link }: IdentityUser): ManagedAccount['role'] => {
  if (link.roles.includes('ADMIN')) return 'ADMIN';
  return link.roles.includes('STAFF') ? 'STAFF' : 'USER';
};
