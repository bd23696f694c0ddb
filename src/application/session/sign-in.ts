import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { Authentication } from '../ports/authentication.ts';
import type { Session } from '../ports/session.ts';

/** Opens a session on this device. */
export class SignIn {
  readonly #authentication: Authentication;
  readonly #session: Session;

  constructor(authentication: Authentication, session: Session) {
    this.#authentication = authentication;
    this.#session = session;
  }

  async execute(entry: string, password: string): Promise<Result<void, Failure>> {
    const outcome = await this.#authentication.signIn(entry.trim(), password);
    if (!outcome.ok) return outcome;
    this.#session.open(outcome.value);
    return succeeded(undefined);
  }
}
