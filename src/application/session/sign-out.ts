import { failures } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { successes } from '../../domain/success.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Authentication } from '../ports/session/authentication.ts';
import type { Session } from '../ports/session/session.ts';

/** Closes the session. The device forgets it first, so that the reader is signed out even without a network. */
export class SignOut {
  readonly #authentication: Authentication;
  readonly #session: Session;
  readonly #users: UserCache;

  constructor(authentication: Authentication, session: Session, users: UserCache) {
    this.#authentication = authentication;
    this.#session = session;
    this.#users = users;
  }

  /**
   * `end`: 'signing-in-again' if the reader signs in again at once. Always succeeds. If the service could not be reached,
   * its token remains valid for a while, and the result has a message for the reader.
   */
  async execute(end: 'signed-out' | 'signing-in-again' = 'signed-out'): Promise<Result<void, never>> {
    const credentials = this.#session.current;
    this.#users.clear();
    this.#session.close(end);
    if (!credentials) return succeeded(undefined);
    const outcome = await this.#authentication.signOut(credentials.token);
    // If the service rejects the token, the session has already ended there.
    const hasEnded = outcome.ok || outcome.failure.code === failures.unauthenticated.code;
    return succeeded(undefined, hasEnded ? undefined : successes.signedOutHere);
  }
}
