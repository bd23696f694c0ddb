import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import { renewalSuccesses } from '../../domain/checkout/renewal-successes.ts';
import type { SubscriptionErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Subscriptions } from '../ports/checkout/subscriptions.ts';
import type { Session } from '../ports/session/session.ts';

/** Ends the renewal of a subscription. The paid period stays readable until its end. Rule 49. */
export class EndRenewal {
  readonly #subscriptions: Subscriptions;
  readonly #session: Session;

  constructor(subscriptions: Subscriptions, session: Session) {
    this.#subscriptions = subscriptions;
    this.#session = session;
  }

  async execute(reader: Reader | null): Promise<Result<null, Failure<SubscriptionErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('purchase', reader)) return failed(failures.parentPermission);
    const outcome = await this.#subscriptions.endRenewal();
    return outcome.ok ? succeeded(null, renewalSuccesses.renewalEnded) : outcome;
  }
}
