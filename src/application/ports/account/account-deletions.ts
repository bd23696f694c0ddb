import type { DeletionErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';

/**
 * Deletions of accounts, by their owners and guardians. A guided account cannot delete itself: its failure is
 * `failures.parentPermission`. Accounts of staff and of publishers fail with USER.WORK_ACCOUNT. Rule 121.
 */
export interface AccountDeletions {
  /**
   * Schedules the deletion in 15 days. A scheduled one keeps its date. `password`: as for `PersonalDataExport`.
   */
  schedule(id: string, password?: string): Promise<Result<IdentityUser, Failure<DeletionErrorCode>>>;
  /** Succeeds also if no deletion is scheduled. Fails with USER.GUARDIAN_DELETION if it is part of the guardian's. */
  cancel(id: string): Promise<Result<IdentityUser, Failure<DeletionErrorCode>>>;
}
