import { SignIn } from '../../application/session/sign-in.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../presentation/shell/auth/auth-email.ts';
import {
  declarationEnUs,
  externalEntriesEnUs,
} from '../../presentation/shell/auth/external-entries.en-us.ts';
import {
  declarationPtBr,
  externalEntriesPtBr,
} from '../../presentation/shell/auth/external-entries.pt-br.ts';
import { secondFactorEnUs } from '../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { signInEnUs } from '../../presentation/sign-in/sign-in.en-us.ts';
import { signInPtBr } from '../../presentation/sign-in/sign-in.pt-br.ts';
import { SignInPage } from '../../presentation/sign-in/sign-in-page.tsx';
import { SignInPresenter } from '../../presentation/sign-in/sign-in-presenter.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountsModule } from '../modules/accounts-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { lazyExternalEntriesModule } from '../parts/modules/lazy-external-entries-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const signIn = screen({
  presenter: tokens.signInPresenter,
  page: SignInPage,
  texts: {
    signIn: [signInPtBr, signInEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    auth: [authPtBr, authEnUs],
    externalEntries: [externalEntriesPtBr, externalEntriesEnUs],
    declaration: [declarationPtBr, declarationEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [accountsModule, lazyExternalEntriesModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.signIn).toResolvedValue(
        (authentication, session) => new SignIn(authentication, session),
        [tokens.authentication, tokens.session],
      );
      bind(tokens.signInPresenter)
        .toResolvedValue(
          (useCase, session, accounts, clock, external, notifications) => {
            const confirmationEmail = new AuthEmail(
              (entry) => accounts.resendValidation(entry),
              clock,
              notifications,
            );
            return new SignInPresenter(useCase, session, { confirmationEmail, external }, notifications);
          },
          [
            tokens.signIn,
            tokens.sessionPresenter,
            tokens.accounts,
            tokens.clock,
            tokens.lazyExternalEntries,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
