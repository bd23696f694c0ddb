import { ChangeAccountState } from '../../application/staff/change-account-state.ts';
import { EndAccountSessions } from '../../application/staff/end-account-sessions.ts';
import { FindAccount } from '../../application/staff/find-account.ts';
import { HttpAccountAdministration } from '../../infrastructure/identity/http-account-administration.ts';
import { staffAccountsEnUs } from '../../presentation/staff-accounts/staff-accounts.en-us.ts';
import { staffAccountsPtBr } from '../../presentation/staff-accounts/staff-accounts.pt-br.ts';
import { StaffAccountsPage } from '../../presentation/staff-accounts/staff-accounts-page.tsx';
import { StaffAccountsPresenter } from '../../presentation/staff-accounts/staff-accounts-presenter.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { passwordConfirmationModule } from '../modules/password-confirmation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const staffAccounts = screen({
  presenter: tokens.staffAccountsPresenter,
  page: StaffAccountsPage,
  texts: {
    staffAccounts: [staffAccountsPtBr, staffAccountsEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [passwordConfirmationModule],
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.accountAdministration).toResolvedValue(
        (identity) => new HttpAccountAdministration(identity),
        [tokens.identityClient],
      );
      bind(tokens.staffAccountsPresenter)
        .toResolvedValue(
          (accounts, device, session, confirm, passwordConfirmation, notifications) =>
            new StaffAccountsPresenter({
              findAccount: new FindAccount(accounts, device),
              endSessions: new EndAccountSessions(accounts, device),
              changeState: new ChangeAccountState(accounts, device),
              session,
              confirm,
              passwordConfirmation,
              notifications,
            }),
          [
            tokens.accountAdministration,
            tokens.session,
            tokens.sessionPresenter,
            tokens.confirm,
            tokens.passwordConfirmation,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
