import { AfterPurchase } from '../../presentation/checkout/order/after-purchase.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Reloads the reader's data after a purchase, voucher or refund. */
export const afterPurchaseModule = lateModule((bind) => {
  bind(tokens.afterPurchase).toResolvedValue(
    (profile, session, identityUsers, cache) => new AfterPurchase(profile, session, identityUsers, cache),
    [tokens.readerProfilePresenter, tokens.sessionPresenter, tokens.identityUsers, tokens.userCache],
  );
});
