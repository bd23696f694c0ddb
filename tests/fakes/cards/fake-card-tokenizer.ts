import type {
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../../src/application/ports/cards/card-tokenizer.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Returns a new token for each card. Keeps only the last four digits of a card. */
export class FakeCardTokenizer implements CardTokenizer {
  /** If set, `prepare` fails with it. */
  prepareFailure: TokenizerFailure | null = null;
  /** If set, `tokenize` fails with it. */
  tokenizeFailure: TokenizerFailure | null = null;
  /** Number of `prepare` calls. */
  prepareCount = 0;
  /** The last four digits of each card. */
  readonly lastFourDigits: string[] = [];
  #isReady = false;

  async prepare(): Promise<Result<null, TokenizerFailure>> {
    this.prepareCount += 1;
    if (this.prepareFailure) return failed(this.prepareFailure);
    this.#isReady = true;
    return succeeded(null);
  }

  async tokenize({ number }: TypedCard): Promise<Result<string, TokenizerFailure>> {
    if (!this.#isReady) throw new Error('Call prepare() first.');
    if (this.tokenizeFailure) return failed(this.tokenizeFailure);
    this.lastFourDigits.push(number.slice(-4));
    return succeeded(`token-of-card-${this.lastFourDigits.length}`);
  }
}
