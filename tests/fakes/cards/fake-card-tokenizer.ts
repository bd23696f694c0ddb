import type {
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../../src/application/ports/cards/card-tokenizer.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Gives another token each time. It keeps no more of a card than its last four digits. */
export class FakeCardTokenizer implements CardTokenizer {
  /** Why it cannot be had, for as long as that is set. */
  unavailable: TokenizerFailure | null = null;
  /** Why it refuses cards, for as long as that is set. */
  refusal: TokenizerFailure | null = null;
  /** How often it was asked to get ready. */
  prepared = 0;
  /** The last four digits of what it was given. */
  readonly seen: string[] = [];
  #isReady = false;

  async prepare(): Promise<Result<null, TokenizerFailure>> {
    this.prepared += 1;
    if (this.unavailable) return failed(this.unavailable);
    this.#isReady = true;
    return succeeded(null);
  }

  async tokenize({ number }: TypedCard): Promise<Result<string, TokenizerFailure>> {
    if (!this.#isReady) throw new Error('It was not prepared.');
    if (this.refusal) return failed(this.refusal);
    this.seen.push(number.slice(-4));
    return succeeded(`token-of-card-${this.seen.length}`);
  }
}
