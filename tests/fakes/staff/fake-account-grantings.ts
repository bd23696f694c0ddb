import type { AccountGrantings } from '../../../src/application/ports/staff/account-grantings.ts';
import type { GrantingErrorCode } from '../../../src/domain/error-code.ts';
import { failures } from '../../../src/domain/failure.ts';
import { failed } from '../../../src/domain/result.ts';
import { type AccessGranting, grants } from '../../../src/domain/session/access-sets.ts';
import { FakeAccountStore } from '../account/fake-account-store.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The grantings in an account store that other fakes may share. Without a session check, the caller is an administrator. */
export class FakeAccountGrantings extends FakeService<GrantingErrorCode> implements AccountGrantings {
  readonly accountStore: FakeAccountStore;
  /** If set, changes require this password. */
  requiredPassword: string | null = null;

  constructor(accountStore = new FakeAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  listAll() {
    return this.respondIfSignedIn<readonly AccessGranting[]>(() =>
      this.#isAdministrator() ? ['EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'] : failed(failures.forbidden),
    );
  }

  replace(accountId: string, grantings: readonly AccessGranting[], password?: string) {
    return this.respondIfSignedIn<readonly AccessGranting[]>(() => {
      if (!this.#isAdministrator()) return failed(failures.forbidden);
      if (this.requiredPassword !== null && password !== this.requiredPassword)
        return failed(
          serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD'),
        );
      const user = this.accountStore.users.find(({ id }) => id === accountId);
      if (!user) return failed(serviceFailure('USER.NOT_FOUND'));
      this.accountStore.replaceUser({ ...user, link: { ...user.link, grantings } });
      return grantings;
    });
  }

  #isAdministrator(): boolean {
    if (!this.sessionCheck) return true;
    const callerId = this.sessionCheck.session.current?.readerId;
    return grants('ADMIN', this.accountStore.users.find(({ id }) => id === callerId) ?? null);
  }
}
