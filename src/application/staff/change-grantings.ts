import type { AccessGranting } from '../../domain/session/access-sets.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { AccountGrantings } from '../ports/staff/account-grantings.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Sets the grantings of another account. */
export class ChangeGrantings extends RestrictedUseCase<AccountGrantings> {
  /** `user`: the current user. `password`: confirms the change if the platform requires it. */
  execute(
    user: IdentityUser | null,
    accountId: string,
    grantings: readonly AccessGranting[],
    password?: string,
  ) {
    return this.callAs(user, 'ADMIN', (accounts) => accounts.replace(accountId, grantings, password));
  }
}
