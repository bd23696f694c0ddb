import type { AccountDeletions } from '../../../src/application/ports/account/account-deletions.ts';
import type { DeletionErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { IdentityUser } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

const gracePeriodMs = 15 * 24 * 60 * 60_000;

/** Changes the users of `listUsers`, which other fakes may share. */
export class FakeAccountDeletions extends FakeService<DeletionErrorCode> implements AccountDeletions {
  /** The password that a deletion requires, as in a session older than ten minutes. Undefined if it requires none. */
  requiredPassword: string | undefined;
  /** The guardians of guided accounts, by the ids of these. */
  readonly guardians = new Map<string, string>();
  readonly #listUsers: () => IdentityUser[];

  constructor(listUsers: () => IdentityUser[]) {
    super();
    this.#listUsers = listUsers;
  }

  schedule(id: string, password?: string) {
    return this.respondIfSignedIn<IdentityUser>(() => {
      const refusal = this.#refusalOf(id);
      if (refusal) return failed(refusal);
      if (this.requiredPassword !== undefined && password !== this.requiredPassword) {
        const code = password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD';
        return failed(serviceFailure(code));
      }
      const user = this.#listUsers().find((each) => each.id === id);
      if (user?.link.roles[0] !== 'USER' || user.link.grantings.length > 0)
        return failed(serviceFailure('USER.WORK_ACCOUNT'));
      return this.#change(id, user.deletionAt ?? new Date(Date.now() + gracePeriodMs).toISOString());
    });
  }

  cancel(id: string) {
    return this.respondIfSignedIn<IdentityUser>(() => {
      const refusal = this.#refusalOf(id);
      return refusal ? failed(refusal) : this.#change(id, null);
    });
  }

  /** Only owners and guardians may change the deletion of an account. */
  #refusalOf(id: string): Failure<DeletionErrorCode> | null {
    const callerId = this.sessionCheck?.session.current?.readerId ?? id;
    if (callerId !== id && this.guardians.get(id) !== callerId) return failures.forbidden;
    return this.guardians.has(callerId) ? failures.parentPermission : null;
  }

  #change(id: string, deletionAt: string | null): Result<IdentityUser, Failure<DeletionErrorCode>> {
    const users = this.#listUsers();
    const user = users.find((each) => each.id === id);
    if (!user) return failed(failures.forbidden);
    const changed = { ...user, deletionAt };
    users[users.indexOf(user)] = changed;
    return succeeded(changed);
  }
}
