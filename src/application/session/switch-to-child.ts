import type { GuidedAccountErrorCode } from '../../domain/error-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { GuidedAccounts } from '../ports/account/guided-accounts.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

/** Replaces the guardian's session on this device by one of a guided account. Nothing of the guardian stays. */
export class SwitchToChild {
  readonly #guidedAccounts: GuidedAccounts;
  readonly #session: Session;
  readonly #users: UserCache;

  constructor(guidedAccounts: GuidedAccounts, session: Session, users: UserCache) {
    this.#guidedAccounts = guidedAccounts;
    this.#session = session;
    this.#users = users;
  }

  async execute(childId: string): Promise<Result<void, Failure<GuidedAccountErrorCode>>> {
    const outcome = await this.#guidedAccounts.openChildSession(childId);
    if (!outcome.ok) return outcome;
    this.#users.clear();
    this.#session.open({ ...outcome.value, isOpenedByGuardian: true });
    return succeeded(undefined);
  }
}
