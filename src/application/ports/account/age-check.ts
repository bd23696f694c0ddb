import type { AgeErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';

/**
 * Checks whether the reader or visitor is an adult (18). A typed birth date is a declaration and not a proof: a verifier
 * can implement this port instead. Rule 8.
 */
export interface AgeCheck {
  /** null: unknown. `user`: null for visitors. */
  isOfAge(user: IdentityUser | null): boolean | null;
  /**
   * Confirms that the user is an adult, and returns the changed user. In the default implementation, calling it is the
   * declaration. Not for guided accounts.
   */
  confirm(user: IdentityUser | null): Promise<Result<IdentityUser | null, Failure<AgeErrorCode>>>;
}
