import { AuthLetter } from '../../presentation/shell/auth-letter.ts';
import { SignInPage } from '../../presentation/sign-in/sign-in-page.tsx';
import { SignInPresenter } from '../../presentation/sign-in/sign-in-presenter.ts';
import { accountsModule } from '../accounts-module.ts';
import { lateModule } from '../late-module.ts';
import { laterExternalEntriesModule } from '../later-external-entries-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const signIn = screen({
  presenter: tokens.signInPresenter,
  page: SignInPage,
  shared: [accountsModule, laterExternalEntriesModule],
  module: lateModule((bind) => {
    bind(tokens.signInPresenter)
      .toResolvedValue(
        (useCase, session, accounts, clock, external, notifications) => {
          const letter = new AuthLetter((entry) => accounts.resendValidation(entry), clock, notifications);
          return new SignInPresenter(useCase, session, { letter, external }, notifications);
        },
        [
          tokens.signIn,
          tokens.sessionPresenter,
          tokens.accounts,
          tokens.clock,
          tokens.laterExternalEntries,
          tokens.notifications,
        ],
      )
      .inSingletonScope();
  }),
});
