import { ResetPassword } from '../../../application/account/reset-password.ts';
import { resetPasswordEnUs } from '../../../presentation/reset-password/reset-password.en-us.ts';
import { resetPasswordPtBr } from '../../../presentation/reset-password/reset-password.pt-br.ts';
import { ResetPasswordPage } from '../../../presentation/reset-password/reset-password-page.tsx';
import { ResetPasswordPresenter } from '../../../presentation/reset-password/reset-password-presenter.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs } from '../../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr } from '../../../presentation/ui/validation/account-checks.pt-br.ts';
import { lateModule } from '../../modules/late-module.ts';
import { passwordsModule } from '../../modules/passwords-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const resetPassword = screen({
  presenter: tokens.resetPasswordPresenter,
  page: ResetPasswordPage,
  texts: {
    resetPassword: [resetPasswordPtBr, resetPasswordEnUs],
    auth: [authPtBr, authEnUs],
    form: [formPtBr, formEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
  },
  shared: [passwordsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.resetPassword).toResolvedValue(
        (passwords, session, users) => new ResetPassword(passwords, session, users),
        [tokens.passwords, tokens.session, tokens.userCache],
      );
      bind(tokens.resetPasswordPresenter)
        .toResolvedValue(
          (useCase, notifications, returnPathStore) =>
            new ResetPasswordPresenter(useCase, notifications, returnPathStore),
          [tokens.resetPassword, tokens.notifications, tokens.returnPathStore],
        )
        .inSingletonScope();
    }),
  ],
});
