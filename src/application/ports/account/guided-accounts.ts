import type {
  Family,
  GuidedAccount,
  GuidedAccountChanges,
  NewGuidedAccount,
} from '../../../domain/account/guided-account.ts';
import type { GuidedAccountErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';

/**
 * The accounts of children that the signed-in reader guides. In a session older than ten minutes `create` and
 * `beginHandOver` need `password`: see `IdentityUsers`. Fails with USER.NOT_FOUND for an account that the reader does not guide.
 */
export interface GuidedAccounts {
  list(): Promise<Result<Family, Failure<GuidedAccountErrorCode>>>;
  /**
   * The guardian consents to the account. Fails with GUIDANCE.NOT_INCLUDED without a plan that includes guided accounts,
   * with GUIDANCE.TOO_MANY if all are used, and with USER.EXISTING_GUIDANCE for a repeated request.
   */
  create(
    account: NewGuidedAccount,
    password?: string,
  ): Promise<Result<GuidedAccount, Failure<GuidedAccountErrorCode>>>;
  change(
    id: string,
    changes: GuidedAccountChanges,
  ): Promise<Result<GuidedAccount, Failure<GuidedAccountErrorCode>>>;
  /**
   * Sends a link with which the owner of an account, who is 18 or older, takes it over, in place of an earlier link. The
   * guidance ends when the owner sets a password with it. Fails with GUIDANCE.MINOR.
   */
  beginHandOver(
    id: string,
    email: string,
    password?: string,
  ): Promise<Result<GuidedAccount, Failure<GuidedAccountErrorCode>>>;
  cancelHandOver(id: string): Promise<Result<GuidedAccount, Failure<GuidedAccountErrorCode>>>;
  /** Opens a session of the child. The service ends the guardian's session. */
  openChildSession(id: string): Promise<Result<SessionCredentials, Failure<GuidedAccountErrorCode>>>;
  /**
   * Called in the child's session, which the service ends. Fails with USER.SIGN_IN_AGAIN if the guardian has no password,
   * and as `Authentication.signIn` if the code of the second factor is missing or wrong.
   */
  openGuardianSession(
    password: string,
    code?: string,
  ): Promise<Result<SessionCredentials, Failure<GuidedAccountErrorCode>>>;
}
