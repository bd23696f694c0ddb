import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { Subscriptions, Withdrawal } from '../ports/checkout/subscriptions.ts';
import type { Session } from '../ports/session/session.ts';

/** Ends a subscription within 7 days of its purchase: all that was paid goes back. Rule 49. */
export class Withdraw {
  readonly #subscriptions: Subscriptions;
  readonly #session: Session;

  constructor(subscriptions: Subscriptions, session: Session) {
    this.#subscriptions = subscriptions;
    this.#session = session;
  }

  /** A subscription is withdrawn from once, so its id is the key of the intent. */
  async execute(subscriptionId: string, reader: Reader | null): Promise<Result<Withdrawal, Failure>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('purchase', reader)) return failed(failures.parentPermission);
    return this.#subscriptions.withdraw(subscriptionId, `withdrawal-${subscriptionId}`);
  }
}
