import { ReaderAccount } from '../../presentation/checkout/order/reader-account.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Reloads the reader's data after a purchase, voucher or refund. */
export const readerAccountModule = lateModule((bind) => {
  bind(tokens.readerAccount).toResolvedValue(
    (profile, session, identityUsers, cache) => new ReaderAccount(profile, session, identityUsers, cache),
    [tokens.readerProfilePresenter, tokens.sessionPresenter, tokens.identityUsers, tokens.userCache],
  );
});
