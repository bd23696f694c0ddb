import { RecoverOrder } from '../../application/checkout/recover-order.ts';
import type { Feature } from '../feature.ts';
import { followOrderModule } from '../modules/checkout/follow-order-module.ts';
import { transactionsModule } from '../modules/checkout/transactions-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { tokens } from '../tokens.ts';

const recoverOrderModule = lateModule((bind) => {
  bind(tokens.recoverOrder).toResolvedValue(
    (transactions, intents, session, clock) => new RecoverOrder(transactions, intents, session, clock),
    [tokens.transactions, tokens.orderIntents, tokens.session, tokens.clock],
  );
});

/** Looks up an order without a response, and follows one that is not paid yet. Requires `orderIntentsModule`. */
export const sentOrder: Feature = { shared: [transactionsModule, followOrderModule, recoverOrderModule] };
