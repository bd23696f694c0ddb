import type { PasswordErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';
import type { MagicLink } from './accounts.ts';

export interface Passwords {
  /** Ends all sessions of the signed-in account and opens a new one for this device. */
  change(
    current: string,
    newPassword: string,
  ): Promise<Result<SessionCredentials, Failure<PasswordErrorCode>>>;
  /** Sends a link by email. Also succeeds for unknown accounts, so that it does not reveal which exist. */
  recover(usernameOrEmail: string): Promise<Result<void, Failure<PasswordErrorCode>>>;
  /** Ends all sessions of the account. */
  resetByLink(link: MagicLink, newPassword: string): Promise<Result<void, Failure<PasswordErrorCode>>>;
}
