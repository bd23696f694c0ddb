import { ConfirmEmail } from '../../../application/account/confirm-email.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../../presentation/shell/auth/auth-email.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { emailCheckEnUs } from '../../../presentation/ui/validation/account-checks.en-us.ts';
import { emailCheckPtBr } from '../../../presentation/ui/validation/account-checks.pt-br.ts';
import { validateEmailEnUs } from '../../../presentation/validate-email/validate-email.en-us.ts';
import { validateEmailPtBr } from '../../../presentation/validate-email/validate-email.pt-br.ts';
import { ValidateEmailPage } from '../../../presentation/validate-email/validate-email-page.tsx';
import { ValidateEmailPresenter } from '../../../presentation/validate-email/validate-email-presenter.ts';
import { accountsModule } from '../../modules/accounts-module.ts';
import { lateModule } from '../../modules/late-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const validateEmail = screen({
  presenter: tokens.validateEmailPresenter,
  page: ValidateEmailPage,
  texts: {
    validateEmail: [validateEmailPtBr, validateEmailEnUs],
    auth: [authPtBr, authEnUs],
    form: [formPtBr, formEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
  },
  shared: [accountsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.confirmEmail).toResolvedValue(
        (accounts, secrets, session) => new ConfirmEmail(accounts, secrets, session),
        [tokens.accounts, tokens.signUpSecrets, tokens.session],
      );
      bind(tokens.validateEmailPresenter)
        .toResolvedValue(
          (confirmEmail, accounts, clock, notifications, returnPathStore) =>
            new ValidateEmailPresenter(
              confirmEmail,
              new AuthEmail(
                (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
                clock,
                notifications,
              ),
              notifications,
              returnPathStore,
            ),
          [tokens.confirmEmail, tokens.accounts, tokens.clock, tokens.notifications, tokens.returnPathStore],
        )
        .inSingletonScope();
    }),
  ],
});
