import type { AgeErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';

/**
 * Whether whoever looks at the shop is of age (18). A date that somebody typed is a declaration, not a proof: this port is
 * there so that a verifier can replace it. Rule 8.
 */
export interface AgeCheck {
  /** null: not known. `user`: who is signed in; null for visitors. */
  isOfAge(user: IdentityUser | null): boolean | null;
  /** Asks to be let in: by default that is the declaration itself. A failure says why not. */
  confirm(user: IdentityUser | null): Promise<Result<void, Failure<AgeErrorCode>>>;
}
