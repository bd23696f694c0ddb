import { accountSuccesses } from '../../domain/account/account-successes.ts';
import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import { scheduledSubscription } from '../../domain/checkout/own-subscription.ts';
import type { DeletionErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { Success } from '../../domain/success.ts';
import type { AccountDeletions } from '../ports/account/account-deletions.ts';
import type { UserCache } from '../ports/account/user-cache.ts';
import type { Session } from '../ports/session/session.ts';

type Outcome = Result<IdentityUser, Failure<DeletionErrorCode>>;

/** Schedules and cancels the deletion of the signed-in account. Fails for guided accounts: only their guardian may do this. */
export class ChangeDeletion {
  readonly #deletions: AccountDeletions;
  readonly #session: Session;
  readonly #cache: UserCache;

  constructor(deletions: AccountDeletions, session: Session, cache: UserCache) {
    this.#deletions = deletions;
    this.#session = session;
    this.#cache = cache;
  }

  /** `reader`: the comics profile, if it is known. `password`: confirms the deletion if the service requires it. */
  schedule(reader: Reader | null, password?: string): Promise<Outcome> {
    return this.#change(reader, accountSuccesses.deletionScheduled, (id) =>
      this.#deletions.schedule(id, password),
    );
  }

  cancel(reader: Reader | null): Promise<Outcome> {
    const hasPlan = hasSubscription(reader?.subscription ?? null) || scheduledSubscription(reader) !== null;
    const success = hasPlan ? accountSuccesses.deletionCancelledWithPlan : accountSuccesses.deletionCancelled;
    return this.#change(reader, success, (id) => this.#deletions.cancel(id));
  }

  async #change(
    reader: Reader | null,
    success: Success,
    change: (id: string) => Promise<Outcome>,
  ): Promise<Outcome> {
    const readerId = this.#session.current?.readerId;
    if (!readerId) return failed(failures.unauthenticated);
    if (!mayDo('deletion', reader)) return failed(failures.parentPermission);
    const outcome = await change(readerId);
    if (!outcome.ok) return outcome;
    if (this.#session.current?.readerId === readerId) this.#cache.save(outcome.value);
    return succeeded(outcome.value, success);
  }
}
