import type { CardTokenizer } from '../../application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { failed } from '../../domain/result.ts';

/** Used if the deployment configures no tokenizer. Readers cannot add cards then. */
export const noTokenizer: CardTokenizer = {
  prepare: async () => failed(paymentFailures.tokenizerNotLoaded),
  tokenize: async () => failed(paymentFailures.tokenizerNotLoaded),
};
