import { RecoverOrder } from '../../application/checkout/recover-order.ts';
import type { Feature } from '../feature.ts';
import { lateModule } from '../modules/late-module.ts';
import { tokens } from '../tokens.ts';

const recoverOrderModule = lateModule((bind) => {
  bind(tokens.recoverOrder).toResolvedValue(
    (transactions, intents, session, clock) => new RecoverOrder(transactions, intents, session, clock),
    [tokens.transactions, tokens.orderIntents, tokens.session, tokens.clock],
  );
});

/** Looks up an order without a response. Requires `transactionsModule` and `followedOrdersModule`. */
export const recoverOrder: Feature = { shared: [recoverOrderModule] };
