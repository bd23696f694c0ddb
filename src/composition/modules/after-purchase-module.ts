import { AfterPurchase } from '../../presentation/checkout/order/after-purchase.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What is loaded again once something was bought, given or refunded. */
export const afterPurchaseModule = lateModule((bind) => {
  bind(tokens.afterPurchase).toResolvedValue(
    (profile, session, identityUsers, cache) => new AfterPurchase(profile, session, identityUsers, cache),
    [tokens.readerProfilePresenter, tokens.sessionPresenter, tokens.identityUsers, tokens.userCache],
  );
});
