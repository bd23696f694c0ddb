import type { GrantingErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { AccessGranting } from '../../../domain/session/access-sets.ts';

/**
 * The permissions of other people's accounts, for administrators. Source: the identity service, which also sends the
 * grantings of an account to administrators (`IdentityUsers`).
 */
export interface AccountGrantings {
  /** The grantings that an account can have. */
  listAll(): Promise<Result<readonly AccessGranting[], Failure<GrantingErrorCode>>>;
  /**
   * Sets the grantings of an account, effective from its next request, and returns them. Fails with USER.NOT_FOUND. In a
   * session older than ten minutes it needs `password`, the caller's: without it, it fails with USER.PASSWORD_REQUIRED,
   * or with USER.SIGN_IN_AGAIN if the caller's account has no password.
   */
  replace(
    accountId: string,
    grantings: readonly AccessGranting[],
    password?: string,
  ): Promise<Result<readonly AccessGranting[], Failure<GrantingErrorCode>>>;
}
