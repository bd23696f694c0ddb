import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Authentication } from '../ports/authentication.ts';
import type { Session } from '../ports/session.ts';
import type { UserCache } from '../ports/user-cache.ts';

/** Closes the session: the device forgets first, so that it is signed out whatever the network does. */
export class SignOut {
  readonly #authentication: Authentication;
  readonly #session: Session;
  readonly #users: UserCache;

  constructor(authentication: Authentication, session: Session, users: UserCache) {
    this.#authentication = authentication;
    this.#session = session;
    this.#users = users;
  }

  async execute(): Promise<Result<void, Failure>> {
    const credentials = this.#session.current;
    this.#users.clear();
    this.#session.close();
    return credentials ? this.#authentication.signOut(credentials.token) : succeeded(undefined);
  }
}
