import type { CardName } from '../../../domain/cards/payment-card.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { SubscriptionErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** What goes back to a reader. */
export interface Withdrawal {
  /** Cents of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
}

/** How a subscriber's plan goes on, and what they may end of it. Rule 49. */
export interface Subscriptions {
  /** By this card from now on, also where its renewal was ended; nothing is charged before the next period is due. */
  renewBy(subscriptionId: string, card: CardName): Promise<Result<null, Failure<SubscriptionErrorCode>>>;
  /** What is paid is read to its end, and not renewed. */
  endRenewal(): Promise<Result<null, Failure<SubscriptionErrorCode>>>;
  /** Within 7 days of the purchase: ends it at once, and all that was paid goes back. `key`: of the intent. */
  withdraw(subscriptionId: string, key: string): Promise<Result<Withdrawal, Failure<SubscriptionErrorCode>>>;
}
