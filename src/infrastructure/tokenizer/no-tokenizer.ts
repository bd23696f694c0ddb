import type { CardTokenizer } from '../../application/ports/cards/card-tokenizer.ts';
import { failures } from '../../domain/failure.ts';
import { failed } from '../../domain/result.ts';

/** Used if the deployment configures no tokenizer. Readers cannot add cards then. */
export const noTokenizer: CardTokenizer = {
  prepare: async () => failed(failures.tokenizerNotLoaded),
  tokenize: async () => failed(failures.tokenizerNotLoaded),
};
