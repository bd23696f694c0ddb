import { type AccessSet, grants } from '../../domain/access-sets.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import type { IdentityUser } from '../../domain/session.ts';
import type { Session } from '../ports/session.ts';

/** The failure for a user whom the access set does not allow; null if it allows them. */
export function accessFailure(set: AccessSet, session: Session, user: IdentityUser | null): Failure | null {
  if (!session.current) return failures.unauthenticated;
  return grants(set, user) ? null : failures.forbidden;
}
