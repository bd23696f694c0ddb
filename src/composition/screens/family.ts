import { ChildRequests } from '../../presentation/family/child-requests.ts';
import { familyEnUs } from '../../presentation/family/family.en-us.ts';
import { familyPtBr } from '../../presentation/family/family.pt-br.ts';
import { FamilyPage } from '../../presentation/family/family-page.tsx';
import { FamilyPresenter } from '../../presentation/family/family-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { guardianRequestsModule } from '../modules/checkout/guardian-requests-module.ts';
import { deletionModule } from '../modules/deletion-module.ts';
import { guidedAccountsModule } from '../modules/guided-accounts-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { passwordConfirmationModule } from '../modules/password-confirmation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const family = screen({
  presenter: tokens.familyPresenter,
  page: FamilyPage,
  texts: {
    family: [familyPtBr, familyEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
  },
  shared: [deletionModule, guardianRequestsModule, guidedAccountsModule, passwordConfirmationModule],
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.familyPresenter)
        .toResolvedValue(
          (
            session,
            profile,
            guidedAccounts,
            deletions,
            requests,
            switchToChild,
            clock,
            confirm,
            confirmation,
            notifications,
            parts,
          ) =>
            new FamilyPresenter({
              owner: new AccountOwner(session, profile),
              guidedAccounts,
              deletions,
              requests: new ChildRequests(requests, notifications),
              switchToChild,
              clock,
              confirm,
              confirmation,
              notifications,
              forms: parts.lazyPart(
                async () =>
                  (await import(/* webpackChunkName: 'family-forms' */ '../parts/family-forms.ts'))
                    .familyForms,
              ),
            }),
          [
            tokens.sessionPresenter,
            tokens.readerProfilePresenter,
            tokens.guidedAccounts,
            tokens.accountDeletions,
            tokens.guardianRequests,
            tokens.switchToChild,
            tokens.clock,
            tokens.confirm,
            tokens.passwordConfirmation,
            tokens.notifications,
            tokens.parts,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
