import { ReaderAccount } from '../../presentation/checkout/order/reader-account.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What is loaded again once something was bought, given or refunded. */
export const readerAccountModule = lateModule((bind) => {
  bind(tokens.readerAccount).toResolvedValue(
    (profile, session, identityUsers, cache) => new ReaderAccount(profile, session, identityUsers, cache),
    [tokens.readerProfilePresenter, tokens.sessionPresenter, tokens.identityUsers, tokens.userCache],
  );
});
