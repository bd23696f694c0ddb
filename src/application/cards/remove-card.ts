import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { CardIdentity } from '../../domain/cards/payment-card.ts';
import type { CardErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { PaymentCards } from '../ports/cards/payment-cards.ts';
import type { Session } from '../ports/session/session.ts';

/** Removes a saved card. Fails for guided accounts: only their guardian may do this. */
export class RemoveCard {
  readonly #cards: PaymentCards;
  readonly #session: Session;

  constructor(cards: PaymentCards, session: Session) {
    this.#cards = cards;
    this.#session = session;
  }

  async execute(card: CardIdentity, reader: Reader | null): Promise<Result<null, Failure<CardErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('payment-card', reader)) return failed(failures.parentPermission);
    return this.#cards.remove(card);
  }
}
