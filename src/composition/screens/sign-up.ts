import { SignUp } from '../../application/account/sign-up.ts';
import { AuthLetter } from '../../presentation/shell/auth-letter.ts';
import { SignUpChecks } from '../../presentation/sign-up/sign-up-checks.ts';
import { SignUpPage } from '../../presentation/sign-up/sign-up-page.tsx';
import { SignUpPresenter } from '../../presentation/sign-up/sign-up-presenter.ts';
import { accountsModule } from '../accounts-module.ts';
import { lateModule } from '../late-module.ts';
import { laterExternalEntriesModule } from '../later-external-entries-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const signUp = screen({
  presenter: tokens.signUpPresenter,
  page: SignUpPage,
  shared: [accountsModule, laterExternalEntriesModule],
  module: lateModule((bind) => {
    bind(tokens.signUp).toResolvedValue(
      (accounts, clock) => new SignUp(accounts, clock),
      [tokens.accounts, tokens.clock],
    );
    bind(tokens.signUpPresenter)
      .toResolvedValue(
        (useCase, accounts, clock, external, notifications) => {
          const letter = new AuthLetter((entry) => accounts.resendValidation(entry), clock, notifications);
          const checks = new SignUpChecks(accounts, clock);
          return new SignUpPresenter(useCase, checks, { letter, external }, notifications);
        },
        [tokens.signUp, tokens.accounts, tokens.clock, tokens.laterExternalEntries, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
