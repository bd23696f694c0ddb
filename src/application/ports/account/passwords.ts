import type { PasswordErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';
import type { MagicLink } from './accounts.ts';

/** The passwords of accounts. */
export interface Passwords {
  /** Ends all sessions of whoever is signed in, and opens a new one for this device. */
  redefine(current: string, wanted: string): Promise<Result<SessionCredentials, Failure<PasswordErrorCode>>>;
  /** Sends a link by e-mail. Succeeds also where there is no such account, which it does not tell. */
  recover(entry: string): Promise<Result<void, Failure<PasswordErrorCode>>>;
  /** Ends all sessions of the account. */
  resetByLink(link: MagicLink, wanted: string): Promise<Result<void, Failure<PasswordErrorCode>>>;
}
