import type { GuidedAccountErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { GuidedAccounts } from '../ports/account/guided-accounts.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** Replaces the session of a guided account by one of its guardian, who enters their password. */
export class ReturnToGuardian {
  readonly #guidedAccounts: GuidedAccounts;
  readonly #session: Session;
  readonly #users: UserCache;

  constructor(guidedAccounts: GuidedAccounts, session: Session, users: UserCache) {
    this.#guidedAccounts = guidedAccounts;
    this.#session = session;
    this.#users = users;
  }

  /** `code`: required if the guardian has a second factor. */
  async execute(password: string, code?: string): Promise<Result<void, Failure<GuidedAccountErrorCode>>> {
    const outcome = await this.#guidedAccounts.openGuardianSession(password, code);
    if (!outcome.ok) return outcome;
    this.#users.clear();
    this.#session.open(outcome.value);
    return succeeded(undefined);
  }
}
