import { BeginExternalSignIn } from '../../application/session/begin-external-sign-in.ts';
import { BrowserNavigation } from '../../infrastructure/browser/browser-navigation.ts';
import { SignInProvidersPresenter } from '../../presentation/shell/auth/sign-in-providers-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Starting a sign-in with a provider, on all screens that offer it. */
export const signInProvidersModule = lateModule((bind) => {
  bind(tokens.navigation).toResolvedValue(() => new BrowserNavigation(window.location));
  bind(tokens.beginExternalSignIn).toResolvedValue(
    (google, operator, proofKeys, pending, navigation) =>
      new BeginExternalSignIn({ google, operator }, proofKeys, pending, navigation),
    [tokens.googleSignIn, tokens.operatorSignIn, tokens.proofKeys, tokens.pendingSignIns, tokens.navigation],
  );
  bind(tokens.signInProviders)
    .toResolvedValue(
      (google, operator, begin, session) =>
        new SignInProvidersPresenter({ google, operator }, begin, session),
      [tokens.googleSignIn, tokens.operatorSignIn, tokens.beginExternalSignIn, tokens.session],
    )
    .inSingletonScope();
});
