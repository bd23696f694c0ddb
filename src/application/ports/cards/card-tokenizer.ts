import type { TokenizerErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The data of a card as entered. It is sent to the tokenizer only. */
export interface TypedCard {
  /** Digits. */
  readonly number: string;
  readonly brand: string;
  readonly cvv: string;
  readonly holderName: string;
  /** Digits of the CPF. */
  readonly holderDocument: string;
  /** 1 to 12. */
  readonly expirationMonth: number;
  /** Four digits. */
  readonly expirationYear: number;
}

/** A field that a tokenizer can reject. */
export type CardField = 'cardNumber' | 'cvv' | 'expiration' | 'holderName' | 'holderDocument';

/** `field`: the wrong field of the card; absent if the failure has another reason. */
export interface TokenizerFailure extends Failure<TokenizerErrorCode> {
  readonly field?: CardField;
}

/**
 * Turns a card into a token in the reader's browser, so that only the payment provider receives the card data. Most
 * implementations load a script of the provider: docs/replacing-the-tokenizer.md.
 */
export interface CardTokenizer {
  /**
   * Loads the script once. The app calls it when the card form opens and again before it requests the token. Fails with
   * `paymentFailures.tokenizerBlocked` if something in the browser blocks the script, and with
   * `paymentFailures.tokenizerNotLoaded` if it does not load. The next call tries again.
   */
  prepare(): Promise<Result<null, TokenizerFailure>>;
  /** Returns a token for a single use. Fails with `failures.timeout` if the provider does not answer. */
  tokenize(card: TypedCard): Promise<Result<string, TokenizerFailure>>;
}
