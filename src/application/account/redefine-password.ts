import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Passwords } from '../ports/account/passwords.ts';
import type { Session } from '../ports/session/session.ts';

/** Changes the password of whoever is signed in. All their sessions end; this device goes on with a new one. */
export class RedefinePassword {
  readonly #passwords: Passwords;
  readonly #session: Session;

  constructor(passwords: Passwords, session: Session) {
    this.#passwords = passwords;
    this.#session = session;
  }

  async execute(current: string, wanted: string): Promise<Result<void, Failure>> {
    const userId = this.#session.current?.userId;
    if (!userId) return failed(failures.unauthenticated);
    const outcome = await this.#passwords.redefine(current, wanted);
    if (!outcome.ok) return outcome;
    // Whoever signed out meanwhile, or signed in as somebody else, stays so.
    if (this.#session.current?.userId === userId) this.#session.open(outcome.value);
    return succeeded(undefined, outcome.success);
  }
}
