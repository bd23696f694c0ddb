import { BeginExternalSignIn } from '../../../src/application/session/begin-external-sign-in.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import { SignInProvidersPresenter } from '../../../src/presentation/shell/auth/sign-in-providers-presenter.ts';
import { FakeNavigation } from '../device/fake-navigation.ts';
import { FakeExternalSignIn } from './fake-external-sign-in.ts';
import { FakePendingSignIns } from './fake-pending-sign-ins.ts';
import { FakeProofKeys } from './fake-proof-keys.ts';
import { FakeSession } from './fake-session.ts';

/** The presenter of sign-ins with Google and Claro, with fakes. */
export function setUpExternalSignIns(session = new FakeSession()) {
  const google = new FakeExternalSignIn();
  const operator = new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode);
  const proofKeys = new FakeProofKeys();
  const pending = new FakePendingSignIns();
  const navigation = new FakeNavigation();
  const begin = new BeginExternalSignIn({ google, operator }, proofKeys, pending, navigation);
  const signInProviders = new SignInProvidersPresenter({ google, operator }, begin, session);
  return { google, operator, proofKeys, pending, navigation, session, begin, signInProviders };
}
