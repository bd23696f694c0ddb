import type { CardField, TypedCard } from '../../application/ports/cards/card-tokenizer.ts';

/** 'sandbox': nothing real is charged. */
export type TokenizerEnvironment = 'production' | 'sandbox';

/** What a payment provider's script is like. docs/replacing-the-tokenizer.md takes an integrator through one. */
export interface TokenizerProvider {
  /** Where its script is fetched: an address, or a path of the app's own host. */
  readonly script: string;
  /** Whether the script has come and done its work. */
  readonly isThere: () => boolean;
  /** Resolves with a token that is good for one use; throws whatever the provider does. */
  readonly tokenize: (card: TypedCard, environment: TokenizerEnvironment) => Promise<string>;
  /** Which of what was typed is wrong, by what was thrown; undefined where something else is. */
  readonly refusedField: (thrown: unknown) => CardField | undefined;
}
