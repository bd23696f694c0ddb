import type { StaffErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { ManagedAccount } from '../../../domain/staff/managed-account.ts';

/**
 * Administration of other people's accounts by staff. Source: the identity service. Only administrators may use
 * accounts of staff or with grantings: for other callers every method fails with USER.STAFF_ACCOUNT. Changes of the
 * caller's own account fail with USER.OWN_ACCOUNT. In a session older than ten minutes changes need `password`, the
 * caller's: without it they fail with USER.PASSWORD_REQUIRED, or with USER.SIGN_IN_AGAIN if the caller's account has
 * no password.
 */
export interface AccountAdministration {
  /** Ignores upper and lower case. Fails with USER.NOT_FOUND. */
  find(usernameOrEmail: string): Promise<Result<ManagedAccount, Failure<StaffErrorCode>>>;
  /** Signs the account out on all devices. */
  endSessions(id: string, password?: string): Promise<Result<ManagedAccount, Failure<StaffErrorCode>>>;
  /** False closes the account: its sessions and renewals end, and sign-ins are refused. True reopens it. */
  changeState(
    id: string,
    isActive: boolean,
    password?: string,
  ): Promise<Result<ManagedAccount, Failure<StaffErrorCode>>>;
}
