import type { IdentityUser } from '../../domain/session/session.ts';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import type { AccountAdministration } from '../ports/staff/account-administration.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Closes the account of another person, or reopens it. */
export class ChangeAccountState extends RestrictedUseCase<AccountAdministration> {
  /** `user`: the current user. `password`: confirms the change if the platform requires it. */
  execute(
    user: IdentityUser | null,
    { id, isActive }: Pick<ManagedAccount, 'id' | 'isActive'>,
    password?: string,
  ) {
    return this.callAs(user, 'MANAGER_STAFF', (accounts) => accounts.changeState(id, isActive, password));
  }
}
