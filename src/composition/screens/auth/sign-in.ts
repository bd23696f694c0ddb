import { SignIn } from '../../../application/session/sign-in.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../../presentation/shell/auth/auth-email.ts';
import {
  declarationEnUs,
  providerButtonsEnUs,
} from '../../../presentation/shell/auth/provider-buttons.en-us.ts';
import {
  declarationPtBr,
  providerButtonsPtBr,
} from '../../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { secondFactorEnUs } from '../../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { signInEnUs } from '../../../presentation/sign-in/sign-in.en-us.ts';
import { signInPtBr } from '../../../presentation/sign-in/sign-in.pt-br.ts';
import { SignInPage } from '../../../presentation/sign-in/sign-in-page.tsx';
import { SignInPresenter } from '../../../presentation/sign-in/sign-in-presenter.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { accountsModule } from '../../modules/accounts-module.ts';
import { lateModule } from '../../modules/late-module.ts';
import { lazyProviderButtonsModule } from '../../parts/modules/lazy-provider-buttons-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const signIn = screen({
  presenter: tokens.signInPresenter,
  page: SignInPage,
  texts: {
    signIn: [signInPtBr, signInEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    auth: [authPtBr, authEnUs],
    providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
    declaration: [declarationPtBr, declarationEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [accountsModule, lazyProviderButtonsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.signIn).toResolvedValue(
        (authentication, session) => new SignIn(authentication, session),
        [tokens.authentication, tokens.session],
      );
      bind(tokens.signInPresenter)
        .toResolvedValue(
          (useCase, session, accounts, clock, providerButtons, notifications) => {
            const confirmationEmail = new AuthEmail(
              (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
              clock,
              notifications,
            );
            return new SignInPresenter(
              useCase,
              session,
              { confirmationEmail, providerButtons },
              notifications,
            );
          },
          [
            tokens.signIn,
            tokens.sessionPresenter,
            tokens.accounts,
            tokens.clock,
            tokens.lazyProviderButtons,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
