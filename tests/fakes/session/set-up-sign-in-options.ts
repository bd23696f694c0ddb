import type { ProofKeys } from '../../../src/application/ports/session/proof-keys.ts';
import { BeginExternalSignIn } from '../../../src/application/session/begin-external-sign-in.ts';
import { succeeded } from '../../../src/domain/result.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import { AuthEmail } from '../../../src/presentation/shell/auth/auth-email.ts';
import { ProviderButtons } from '../../../src/presentation/shell/auth/provider-buttons.tsx';
import { SignInProvidersPresenter } from '../../../src/presentation/shell/auth/sign-in-providers-presenter.ts';
import type { NotificationsPresenter } from '../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { Lazy } from '../../../src/presentation/ui/lazy-loading/lazy.ts';
import type { FakeAccounts } from '../account/fake-accounts.ts';
import { FakeClock } from '../device/fake-clock.ts';
import { FakeExternalSignIn } from './fake-external-sign-in.ts';
import { FakeSession } from './fake-session.ts';

const proofKeys: ProofKeys = {
  create: async () =>
    succeeded({ state: 'state', nonce: 'nonce', codeVerifier: 'verifier', codeChallenge: 'challenge' }),
};

/** The parts of sign-in screens besides the form: confirmation email, Google and Claro. */
export function setUpSignInOptions(accounts: FakeAccounts, notifications: NotificationsPresenter) {
  const clock = new FakeClock();
  const google = new FakeExternalSignIn();
  const operator = new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode);
  const signIns = { google, operator };
  const openedAddresses: string[] = [];
  const begin = new BeginExternalSignIn(
    signIns,
    proofKeys,
    { save: () => true, take: () => null },
    {
      callbackAddress: 'https://banca.example/callback',
      leaveFor: (address) => {
        openedAddresses.push(address);
        return true;
      },
    },
  );
  const confirmationEmail = new AuthEmail(
    (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
    clock,
    notifications,
  );
  const presenter = new SignInProvidersPresenter(signIns, begin, new FakeSession());
  const providerButtons = new Lazy(async () => ({ presenter, View: ProviderButtons }));
  return {
    clock,
    google,
    operator,
    openedAddresses,
    signInProviders: presenter,
    authOptions: { confirmationEmail, providerButtons },
  };
}
