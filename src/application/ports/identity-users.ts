import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session.ts';

/** The private users of the identity service: each sees only itself. */
export interface IdentityUsers {
  find(uuid: string): Promise<Result<IdentityUser, Failure>>;
}
