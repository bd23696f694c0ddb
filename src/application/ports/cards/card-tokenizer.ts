import type { TokenizerErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** What is on a card. It goes to the tokenizer and nowhere else. */
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
  /** Of four digits. */
  readonly expirationYear: number;
}

/** Which of what was typed a tokenizer may refuse. */
export type CardField = 'cardNumber' | 'cvv' | 'expiration' | 'holderName' | 'holderDocument';

/** `field`: what is wrong with the card; absent where something else is. */
export interface TokenizerFailure extends Failure<TokenizerErrorCode> {
  readonly field?: CardField;
}

/**
 * Makes a token of a card in the reader's browser, so that the card itself reaches nobody but its provider: a script
 * of a payment provider, most often. docs/replacing-the-tokenizer.md.
 */
export interface CardTokenizer {
  /**
   * Fetches what it needs, once: called when a card is about to be typed, and again before it is tokenized. Fails with
   * `failures.tokenizerBlocked` where something in the browser keeps the script away, `failures.tokenizerNotLoaded`
   * where it does not come; the next call tries again.
   */
  prepare(): Promise<Result<null, TokenizerFailure>>;
  /** A token that is good for one use. Fails with `failures.timeout` where the provider does not answer. */
  tokenize(card: TypedCard): Promise<Result<string, TokenizerFailure>>;
}
