import type { Failure } from '../../domain/failure.ts';
import type { ManagedAccount } from '../../domain/managed-account.ts';
import type { Result } from '../../domain/result.ts';

/**
 * What staff do with the accounts of others. Source: the identity service. Everything fails with USER.STAFF_ACCOUNT
 * where the account is of staff or has grantings and the caller is no administrator. Changes fail with
 * USER.OWN_ACCOUNT for the caller's own account, and without `password` in a session older than ten minutes: with
 * USER.PASSWORD_REQUIRED, or USER.SIGN_IN_AGAIN where the caller's account has none.
 */
export interface AccountAdministration {
  /** By username or email address, whatever the case. Fails with USER.NOT_FOUND. */
  find(entry: string): Promise<Result<ManagedAccount, Failure>>;
  /** Signs the account out everywhere. */
  endSessions(uuid: string, password?: string): Promise<Result<ManagedAccount, Failure>>;
  /** False closes the account: its sessions and renewals end, and nobody signs in to it. True reopens it. */
  changeState(uuid: string, isActive: boolean, password?: string): Promise<Result<ManagedAccount, Failure>>;
}
