import type { CardIdentity } from '../../../domain/cards/payment-card.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { SubscriptionErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The refund for a withdrawn purchase. */
export interface Withdrawal {
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
}

/** Changes the renewal of a subscription or ends it. Rule 49. */
export interface Subscriptions {
  /** Renews with this card from now on, even if the renewal was ended. The first charge is at the next renewal. */
  renewWithCard(
    subscriptionId: string,
    card: CardIdentity,
  ): Promise<Result<null, Failure<SubscriptionErrorCode>>>;
  /** The reader keeps the plan until the end of the paid period. */
  endRenewal(): Promise<Result<null, Failure<SubscriptionErrorCode>>>;
  /**
   * Ends the subscription at once with a full refund. Possible within 7 days of the purchase. `key`: the idempotency
   * key.
   */
  withdraw(subscriptionId: string, key: string): Promise<Result<Withdrawal, Failure<SubscriptionErrorCode>>>;
}
