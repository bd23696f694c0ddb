import { ResetPassword } from '../../application/account/reset-password.ts';
import { ResetPasswordPage } from '../../presentation/reset-password/reset-password-page.tsx';
import { ResetPasswordPresenter } from '../../presentation/reset-password/reset-password-presenter.ts';
import { lateModule } from '../late-module.ts';
import { passwordsModule } from '../passwords-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const resetPassword = screen({
  presenter: tokens.resetPasswordPresenter,
  page: ResetPasswordPage,
  shared: [passwordsModule],
  module: lateModule((bind) => {
    bind(tokens.resetPassword).toResolvedValue(
      (passwords, session, users) => new ResetPassword(passwords, session, users),
      [tokens.passwords, tokens.session, tokens.userCache],
    );
    bind(tokens.resetPasswordPresenter)
      .toResolvedValue(
        (useCase, notifications) => new ResetPasswordPresenter(useCase, notifications),
        [tokens.resetPassword, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
