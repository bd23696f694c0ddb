import { ContainerModule } from 'inversify';
import { AccountOwner } from '../../presentation/account/account-owner.ts';
import { AccountPage } from '../../presentation/account/account-page.tsx';
import { AccountPresenter } from '../../presentation/account/account-presenter.ts';
import { OperatorBond } from '../../presentation/account/operator-bond.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const account = screen({
  presenter: tokens.accountPresenter,
  page: AccountPage,
  shared: [externalSignInModule],
  isPersonal: true,
  module: new ContainerModule(({ bind }) => {
    bind(tokens.operatorBond)
      .toResolvedValue(
        (session, profile, unlinkOperator, confirm, notifications) =>
          new OperatorBond(new AccountOwner(session, profile), unlinkOperator, confirm, notifications),
        [
          tokens.sessionPresenter,
          tokens.readerProfilePresenter,
          tokens.unlinkOperator,
          tokens.confirm,
          tokens.notifications,
        ],
      )
      .inSingletonScope();
    bind(tokens.accountPresenter)
      .toResolvedValue(
        (bond, language, theme, external) =>
          new AccountPresenter(bond.owner, { language, theme }, bond, external),
        [tokens.operatorBond, tokens.languagePresenter, tokens.themePresenter, tokens.externalEntries],
      )
      .inSingletonScope();
  }),
});
