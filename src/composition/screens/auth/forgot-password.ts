import { forgotPasswordEnUs } from '../../../presentation/forgot-password/forgot-password.en-us.ts';
import { forgotPasswordPtBr } from '../../../presentation/forgot-password/forgot-password.pt-br.ts';
import { ForgotPasswordPage } from '../../../presentation/forgot-password/forgot-password-page.tsx';
import { ForgotPasswordPresenter } from '../../../presentation/forgot-password/forgot-password-presenter.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../../presentation/shell/auth/auth-email.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { lateModule } from '../../modules/late-module.ts';
import { passwordsModule } from '../../modules/passwords-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const forgotPassword = screen({
  presenter: tokens.forgotPasswordPresenter,
  page: ForgotPasswordPage,
  texts: {
    forgotPassword: [forgotPasswordPtBr, forgotPasswordEnUs],
    auth: [authPtBr, authEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [passwordsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.forgotPasswordPresenter)
        .toResolvedValue(
          (passwords, clock, notifications, session) =>
            new ForgotPasswordPresenter(
              new AuthEmail((usernameOrEmail) => passwords.recover(usernameOrEmail), clock, notifications),
              session,
            ),
          [tokens.passwords, tokens.clock, tokens.notifications, tokens.sessionPresenter],
        )
        .inSingletonScope();
    }),
  ],
});
