import type { PaymentCard } from '../../domain/cards/payment-card.ts';
import type { CardErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { PaymentCards } from '../ports/cards/payment-cards.ts';
import type { Session } from '../ports/session/session.ts';

/** Lists the cards of the signed-in reader. Sends no request without a session. */
export class ListCards {
  readonly #cards: PaymentCards;
  readonly #session: Session;

  constructor(cards: PaymentCards, session: Session) {
    this.#cards = cards;
    this.#session = session;
  }

  async execute(): Promise<Result<readonly PaymentCard[], Failure<CardErrorCode>>> {
    return this.#session.current ? this.#cards.list() : failed(failures.unauthenticated);
  }
}
