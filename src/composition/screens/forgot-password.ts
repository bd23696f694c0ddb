import { ForgotPasswordPage } from '../../presentation/forgot-password/forgot-password-page.tsx';
import { ForgotPasswordPresenter } from '../../presentation/forgot-password/forgot-password-presenter.ts';
import { AuthLetter } from '../../presentation/shell/auth-letter.ts';
import { lateModule } from '../late-module.ts';
import { passwordsModule } from '../passwords-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const forgotPassword = screen({
  presenter: tokens.forgotPasswordPresenter,
  page: ForgotPasswordPage,
  shared: [passwordsModule],
  module: lateModule((bind) => {
    bind(tokens.forgotPasswordPresenter)
      .toResolvedValue(
        (passwords, clock, notifications, session) =>
          new ForgotPasswordPresenter(
            new AuthLetter((entry) => passwords.recover(entry), clock, notifications),
            session,
          ),
        [tokens.passwords, tokens.clock, tokens.notifications, tokens.sessionPresenter],
      )
      .inSingletonScope();
  }),
});
