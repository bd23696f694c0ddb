import type {
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../../src/application/ports/cards/card-tokenizer.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Returns a new token for each card. Keeps only the last four digits of a card. */
export class FakeCardTokenizer implements CardTokenizer {
  /** If set, `prepare` fails with it. */
  unavailable: TokenizerFailure | null = null;
  /** If set, `tokenize` fails with it. */
  failure: TokenizerFailure | null = null;
  /** Number of `prepare` calls. */
  prepared = 0;
  /** The last four digits of each card. */
  readonly seen: string[] = [];
  #isReady = false;

  async prepare(): Promise<Result<null, TokenizerFailure>> {
    this.prepared += 1;
    if (this.unavailable) return failed(this.unavailable);
    this.#isReady = true;
    return succeeded(null);
  }

  async tokenize({ number }: TypedCard): Promise<Result<string, TokenizerFailure>> {
    if (!this.#isReady) throw new Error('Call prepare() first.');
    if (this.failure) return failed(this.failure);
    this.seen.push(number.slice(-4));
    return succeeded(`token-of-card-${this.seen.length}`);
  }
}
