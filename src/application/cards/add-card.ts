import { mayDo } from '../../domain/account/guardianship.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { NewPaymentCard, PaymentCard } from '../../domain/cards/payment-card.ts';
import type { CardErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result } from '../../domain/result.ts';
import type { CardTokenizer, TokenizerFailure } from '../ports/cards/card-tokenizer.ts';
import type { CardPurpose, PaymentCards } from '../ports/cards/payment-cards.ts';
import type { Session } from '../ports/session/session.ts';

/** A card as entered, without a token. */
export type CardToAdd = Omit<NewPaymentCard, 'cardToken'>;

/** Tokenizes a card and saves it with the token. The token is used once and not stored. */
export class AddCard {
  readonly #tokenizer: CardTokenizer;
  readonly #cards: PaymentCards;
  readonly #session: Session;

  constructor(tokenizer: CardTokenizer, cards: PaymentCards, session: Session) {
    this.#tokenizer = tokenizer;
    this.#cards = cards;
    this.#session = session;
  }

  async execute(
    card: CardToAdd,
    purpose: CardPurpose,
    reader: Reader | null,
  ): Promise<Result<PaymentCard, Failure<CardErrorCode> | TokenizerFailure>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    if (!mayDo('payment-card', reader)) return failed(failures.parentPermission);
    const ready = await this.#tokenizer.prepare();
    if (!ready.ok) return ready;
    const token = await this.#tokenizer.tokenize({
      number: card.number,
      brand: card.brand,
      cvv: card.cvv,
      holderName: card.holderName,
      holderDocument: card.holderDocument.number,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    });
    return token.ok ? this.#cards.add({ ...card, cardToken: token.value }, purpose) : token;
  }
}
