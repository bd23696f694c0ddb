import { ContainerModule } from 'inversify';
import { ResetPassword } from '../../application/account/reset-password.ts';
import { ResetPasswordPage } from '../../presentation/reset-password/reset-password-page.tsx';
import { ResetPasswordPresenter } from '../../presentation/reset-password/reset-password-presenter.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const resetPassword = screen({
  presenter: tokens.resetPasswordPresenter,
  page: ResetPasswordPage,
  module: new ContainerModule(({ bind }) => {
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
