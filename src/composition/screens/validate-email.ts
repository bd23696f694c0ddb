import { AuthLetter } from '../../presentation/shell/auth-letter.ts';
import { ValidateEmailPage } from '../../presentation/validate-email/validate-email-page.tsx';
import { ValidateEmailPresenter } from '../../presentation/validate-email/validate-email-presenter.ts';
import { accountsModule } from '../accounts-module.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const validateEmail = screen({
  presenter: tokens.validateEmailPresenter,
  page: ValidateEmailPage,
  shared: [accountsModule],
  module: lateModule((bind) => {
    bind(tokens.validateEmailPresenter)
      .toResolvedValue(
        (accounts, clock, notifications) =>
          new ValidateEmailPresenter(
            accounts,
            new AuthLetter((entry) => accounts.resendValidation(entry), clock, notifications),
            notifications,
          ),
        [tokens.accounts, tokens.clock, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
