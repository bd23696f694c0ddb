import type { StaffErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import type { Session } from '../ports/session/session.ts';
import type { AccountAdministration } from '../ports/staff/account-administration.ts';
import { accessFailure } from './access-failure.ts';

/** Finds the account of another person for staff who manage accounts. */
export class FindAccount {
  readonly #accounts: AccountAdministration;
  readonly #session: Session;

  constructor(accounts: AccountAdministration, session: Session) {
    this.#accounts = accounts;
    this.#session = session;
  }

  /** `user`: the current user. */
  async execute(
    user: IdentityUser | null,
    usernameOrEmail: string,
  ): Promise<Result<ManagedAccount, Failure<StaffErrorCode>>> {
    const failure = accessFailure('MANAGER_STAFF', this.#session, user);
    return failure ? failed(failure) : this.#accounts.find(usernameOrEmail.trim());
  }
}
