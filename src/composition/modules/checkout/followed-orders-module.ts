import { FollowOrder } from '../../../application/checkout/follow-order.ts';
import { StoredOrderIntents } from '../../../infrastructure/storage/stored-order-intents.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The status of unpaid orders. Requires `transactionsModule`. */
export const followedOrdersModule = lateModule((bind) => {
  bind(tokens.orderIntents)
    .toResolvedValue(
      (storage) => new StoredOrderIntents(storage, window.crypto, window, navigator.locks),
      [tokens.storage],
    )
    .inSingletonScope();
  bind(tokens.followOrder).toResolvedValue(
    (transactions, intents, session, clock) => new FollowOrder(transactions, intents, session, clock),
    [tokens.transactions, tokens.orderIntents, tokens.session, tokens.clock],
  );
});
