import type { CardTokenizer } from '../../application/ports/cards/card-tokenizer.ts';
import { failures } from '../../domain/failure.ts';
import { failed } from '../../domain/result.ts';

/** Where whoever serves the app has named none: no card can be added. */
export const noTokenizer: CardTokenizer = {
  prepare: async () => failed(failures.tokenizerNotLoaded),
  tokenize: async () => failed(failures.tokenizerNotLoaded),
};
