import type { SessionErrorCode, UserErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { IdentityUsers } from '../ports/account/identity-users.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/**
 * Loads the user of this device's session from the cache (24 hours), else from the identity service. Closes a session
 * that the service rejects. Removes other users from the cache. Rule 14.
 */
export class RestoreSession {
  readonly #session: Session;
  readonly #identityUsers: IdentityUsers;
  readonly #cache: UserCache;

  constructor(session: Session, identityUsers: IdentityUsers, cache: UserCache) {
    this.#session = session;
    this.#identityUsers = identityUsers;
    this.#cache = cache;
  }

  /** Null for visitors. */
  async execute(): Promise<Result<IdentityUser | null, Failure<SessionErrorCode>>> {
    const credentials = this.#session.current;
    const cached = credentials && this.#cache.load(credentials.readerId);
    if (cached) return succeeded(cached);
    this.#cache.clear();
    if (!credentials) return succeeded(null);

    const outcome = await this.#identityUsers.find(credentials.readerId);
    // If the session was replaced meanwhile, the response does not concern the current user.
    const isCurrent = this.#session.current?.token === credentials.token;
    if (!outcome.ok) return this.#handleFailure(outcome.failure, isCurrent);
    if (isCurrent) this.#cache.save(outcome.value);
    return outcome;
  }

  #handleFailure(
    failure: Failure<UserErrorCode>,
    isCurrent: boolean,
  ): Result<never, Failure<SessionErrorCode>> {
    const isForbidden = failure.code === failures.forbidden.code;
    const isUnauthenticated = failure.code === failures.unauthenticated.code;
    if (isCurrent && (isForbidden || isUnauthenticated)) {
      this.#cache.clear();
      this.#session.close('refused');
    }
    return failed(isForbidden ? failures.expiredSession : failure);
  }
}
