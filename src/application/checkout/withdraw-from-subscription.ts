import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { SubscriptionErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Subscriptions, Withdrawal } from '../ports/checkout/subscriptions.ts';
import type { Session } from '../ports/session/session.ts';

/** Ends a subscription within 7 days of its purchase and refunds the full amount. Rule 49. */
export class WithdrawFromSubscription {
  readonly #subscriptions: Subscriptions;
  readonly #session: Session;

  constructor(subscriptions: Subscriptions, session: Session) {
    this.#subscriptions = subscriptions;
    this.#session = session;
  }

  /** A reader withdraws from a subscription once, so its id serves as the idempotency key. */
  async execute(
    subscriptionId: string,
    reader: Reader | null,
  ): Promise<Result<Withdrawal, Failure<SubscriptionErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('purchase', reader)) return failed(failures.parentPermission);
    return this.#subscriptions.withdraw(subscriptionId, `withdrawal-${subscriptionId}`);
  }
}
