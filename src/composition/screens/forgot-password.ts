import { ContainerModule } from 'inversify';
import { ForgotPasswordPage } from '../../presentation/forgot-password/forgot-password-page.tsx';
import { ForgotPasswordPresenter } from '../../presentation/forgot-password/forgot-password-presenter.ts';
import { AuthLetter } from '../../presentation/shell/auth-letter.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const forgotPassword = screen({
  presenter: tokens.forgotPasswordPresenter,
  page: ForgotPasswordPage,
  module: new ContainerModule(({ bind }) => {
    bind(tokens.forgotPasswordPresenter)
      .toResolvedValue(
        (passwords, clock, notifications) =>
          new ForgotPasswordPresenter(
            new AuthLetter((entry) => passwords.recover(entry), clock, notifications),
          ),
        [tokens.passwords, tokens.clock, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
