import type { Authentication } from '../../src/application/ports/authentication.ts';
import { failures } from '../../src/domain/failure.ts';
import { failed } from '../../src/domain/result.ts';
import type { SessionCredentials } from '../../src/domain/session.ts';
import { Outage } from './outage.ts';

/** Knows one account. */
export class FakeAuthentication extends Outage implements Authentication {
  readonly #entry: string;
  readonly #password: string;
  readonly #credentials: SessionCredentials;
  readonly revoked: string[] = [];

  constructor(entry: string, password: string, credentials: SessionCredentials) {
    super();
    this.#entry = entry;
    this.#password = password;
    this.#credentials = credentials;
  }

  signIn(entry: string, password: string) {
    return this.answer<SessionCredentials>(() =>
      entry === this.#entry && password === this.#password
        ? this.#credentials
        : failed(failures.invalidCredentials),
    );
  }

  signOut(token: string) {
    return this.answer<void>(() => {
      this.revoked.push(token);
    });
  }
}
