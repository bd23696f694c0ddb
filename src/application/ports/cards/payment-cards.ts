import type { CardIdentity, NewPaymentCard, PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { CardErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The purpose for which a card is added. It decides the texts of failures. */
export type CardPurpose = 'account' | 'subscription' | 'purchase';

/** The cards of the signed-in reader. */
export interface PaymentCards {
  list(): Promise<Result<readonly PaymentCard[], Failure<CardErrorCode>>>;
  add(card: NewPaymentCard, purpose: CardPurpose): Promise<Result<PaymentCard, Failure<CardErrorCode>>>;
  /** Fails with PAYMENT_CARD.NO_REMOTION while a subscription is renewed with it. */
  remove(card: CardIdentity): Promise<Result<null, Failure<CardErrorCode>>>;
}
