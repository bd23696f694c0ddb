import type { CommonErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { type AccessSet, grants } from '../../domain/session/access-sets.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { Session } from '../ports/session/session.ts';

/** Null if the access set includes the user. */
export function accessFailure(
  set: AccessSet,
  session: Session,
  user: IdentityUser | null,
): Failure<CommonErrorCode> | null {
  if (!session.current) return failures.unauthenticated;
  return grants(set, user) ? null : failures.forbidden;
}
