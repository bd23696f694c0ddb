import { ContainerModule } from 'inversify';
import { UnlinkOperator } from '../application/provider-bond/unlink-operator.ts';
import { BeginExternalSignIn } from '../application/session/begin-external-sign-in.ts';
import { BrowserNavigation } from '../infrastructure/browser/browser-navigation.ts';
import { WebProofKeys } from '../infrastructure/browser/web-proof-keys.ts';
import { StoredPendingSignIns } from '../infrastructure/storage/stored-pending-sign-ins.ts';
import { ExternalEntriesPresenter } from '../presentation/shell/external-entries-presenter.ts';
import { tokens } from './tokens.ts';

/** Signing in with somebody else, as far as more than one screen needs it. */
export const externalSignInModule = new ContainerModule(({ bind }) => {
  bind(tokens.proofKeys).toResolvedValue(() => new WebProofKeys(window.crypto));
  bind(tokens.navigation).toResolvedValue(() => new BrowserNavigation(window.location));
  bind(tokens.pendingSignIns).toResolvedValue(
    (clock) => new StoredPendingSignIns(() => window.sessionStorage, clock),
    [tokens.clock],
  );
  bind(tokens.beginExternalSignIn).toResolvedValue(
    (google, operator, proofKeys, pending, navigation) =>
      new BeginExternalSignIn({ google, operator }, proofKeys, pending, navigation),
    [tokens.googleSignIn, tokens.operatorSignIn, tokens.proofKeys, tokens.pendingSignIns, tokens.navigation],
  );
  bind(tokens.externalEntries)
    .toResolvedValue(
      (google, operator, begin, session) =>
        new ExternalEntriesPresenter({ google, operator }, begin, session),
      [tokens.googleSignIn, tokens.operatorSignIn, tokens.beginExternalSignIn, tokens.session],
    )
    .inSingletonScope();
  bind(tokens.unlinkOperator).toResolvedValue((bonds) => new UnlinkOperator(bonds), [tokens.providerBonds]);
});
