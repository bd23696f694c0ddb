import type { CardField, TypedCard } from '../../application/ports/cards/card-tokenizer.ts';

/** 'sandbox': no real charges. */
export type TokenizerEnvironment = 'production' | 'sandbox';

/** Describes the script of a payment provider. docs/replacing-the-tokenizer.md is a tutorial. */
export interface TokenizerProvider {
  /** The address of the script, or a path on the app's own host. */
  readonly script: string;
  /** Whether the script has run. */
  readonly isLoaded: () => boolean;
  /** Resolves with a token for a single use. Errors of the provider are passed on. */
  readonly tokenize: (card: TypedCard, environment: TokenizerEnvironment) => Promise<string>;
  /** The field that an error of `tokenize` concerns; undefined if it has another reason. */
  readonly refusedField: (error: unknown) => CardField | undefined;
}
