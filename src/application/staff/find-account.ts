import type { IdentityUser } from '../../domain/session/session.ts';
import type { AccountAdministration } from '../ports/staff/account-administration.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Finds the account of another person for staff who manage accounts. */
export class FindAccount extends RestrictedUseCase<AccountAdministration> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null, usernameOrEmail: string) {
    return this.callAs(user, 'MANAGER_STAFF', (accounts) => accounts.find(usernameOrEmail.trim()));
  }
}
