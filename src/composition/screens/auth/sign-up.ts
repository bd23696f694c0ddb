import { SignUp } from '../../../application/account/sign-up.ts';
import { emailErrorsEnUs, fieldErrorsEnUs } from '../../../presentation/account/field-errors.en-us.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../../../presentation/account/field-errors.pt-br.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../../presentation/shell/auth/auth-email.ts';
import { declarationEnUs } from '../../../presentation/shell/auth/provider-buttons.en-us.ts';
import { declarationPtBr } from '../../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { signUpEnUs } from '../../../presentation/sign-up/sign-up.en-us.ts';
import { signUpPtBr } from '../../../presentation/sign-up/sign-up.pt-br.ts';
import { SignUpChecks } from '../../../presentation/sign-up/sign-up-checks.ts';
import { SignUpPage } from '../../../presentation/sign-up/sign-up-page.tsx';
import { SignUpPresenter } from '../../../presentation/sign-up/sign-up-presenter.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import {
  accountChecksEnUs,
  emailCheckEnUs,
} from '../../../presentation/ui/validation/account-checks.en-us.ts';
import {
  accountChecksPtBr,
  emailCheckPtBr,
} from '../../../presentation/ui/validation/account-checks.pt-br.ts';
import { accountsModule } from '../../modules/accounts-module.ts';
import { consentsModule } from '../../modules/consents-module.ts';
import { lateModule } from '../../modules/late-module.ts';
import { proofKeysModule } from '../../modules/proof-keys-module.ts';
import { lazyProviderButtonsModule } from '../../parts/modules/lazy-provider-buttons-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const signUp = screen({
  presenter: tokens.signUpPresenter,
  page: SignUpPage,
  texts: {
    signUp: [signUpPtBr, signUpEnUs],
    auth: [authPtBr, authEnUs],
    declaration: [declarationPtBr, declarationEnUs],
    form: [formPtBr, formEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
    fieldErrors: [fieldErrorsPtBr, fieldErrorsEnUs],
    emailErrors: [emailErrorsPtBr, emailErrorsEnUs],
  },
  shared: [accountsModule, consentsModule, proofKeysModule, lazyProviderButtonsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.signUp).toResolvedValue(
        (accounts, proofKeys, secrets) => new SignUp(accounts, proofKeys, secrets),
        [tokens.accounts, tokens.proofKeys, tokens.signUpSecrets],
      );
      bind(tokens.signUpPresenter)
        .toResolvedValue(
          (useCase, accounts, consents, clock, providerButtons, notifications) => {
            const confirmationEmail = new AuthEmail(
              (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
              clock,
              notifications,
            );
            const checks = new SignUpChecks(accounts);
            return new SignUpPresenter(
              useCase,
              checks,
              consents,
              { confirmationEmail, providerButtons },
              notifications,
            );
          },
          [
            tokens.signUp,
            tokens.accounts,
            tokens.consents,
            tokens.clock,
            tokens.lazyProviderButtons,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
