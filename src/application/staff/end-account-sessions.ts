import type { IdentityUser } from '../../domain/session/session.ts';
import type { AccountAdministration } from '../ports/staff/account-administration.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Signs another person out on all devices. */
export class EndAccountSessions extends RestrictedUseCase<AccountAdministration> {
  /** `user`: the current user. `password`: confirms the change if the platform requires it. */
  execute(user: IdentityUser | null, id: string, password?: string) {
    return this.callAs(user, 'MANAGER_STAFF', (accounts) => accounts.endSessions(id, password));
  }
}
