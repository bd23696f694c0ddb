import type { IdentityUser } from '../../domain/session/session.ts';
import type { AccountGrantings } from '../ports/staff/account-grantings.ts';
import { RestrictedUseCase } from '../session/restricted-use-case.ts';

/** Lists the grantings that an account can have. */
export class ListGrantings extends RestrictedUseCase<AccountGrantings> {
  /** `user`: the current user. */
  execute(user: IdentityUser | null) {
    return this.callAs(user, 'ADMIN', (accounts) => accounts.listAll());
  }
}
