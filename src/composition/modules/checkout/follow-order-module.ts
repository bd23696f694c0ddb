import { FollowOrder } from '../../../application/checkout/follow-order.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The status of unpaid orders. Requires `transactionsModule` and `orderIntentsModule`. */
export const followOrderModule = lateModule((bind) => {
  bind(tokens.followOrder).toResolvedValue(
    (transactions, intents, session, clock) => new FollowOrder(transactions, intents, session, clock),
    [tokens.transactions, tokens.orderIntents, tokens.session, tokens.clock],
  );
});
