import { UserDataPage } from '../../presentation/account/user-data-page.tsx';
import { UserDataPresenter } from '../../presentation/account/user-data-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { lateModule } from '../modules/late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const userData = screen({
  presenter: tokens.userDataPresenter,
  page: UserDataPage,
  texts: { accountFrame: [accountFramePtBr, accountFrameEnUs] },
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.accountOwner)
        .toResolvedValue(
          (session, profile) => new AccountOwner(session, profile),
          [tokens.sessionPresenter, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
      bind(tokens.userDataPresenter)
        .toResolvedValue(
          (owner, parts) =>
            new UserDataPresenter(
              owner,
              parts.lazyPart(async () => {
                const file = await import(
                  /* webpackChunkName: 'user-data-forms' */ '../parts/user-data-forms.ts'
                );
                return file.userDataForms;
              }),
            ),
          [tokens.accountOwner, tokens.parts],
        )
        .inSingletonScope();
    }),
  ],
});
