import { HttpPersonalDataExport } from '../../infrastructure/comics/http-personal-data-export.ts';
import { ChildRequests } from '../../presentation/family/child-requests.ts';
import { familyEnUs } from '../../presentation/family/family.en-us.ts';
import { familyPtBr } from '../../presentation/family/family.pt-br.ts';
import { FamilyPage } from '../../presentation/family/family-page.tsx';
import { FamilyPresenter } from '../../presentation/family/family-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
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
    form: [formPtBr, formEnUs],
    choices: [choicesPtBr, choicesEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
  },
  shared: [deletionModule, guardianRequestsModule, guidedAccountsModule, passwordConfirmationModule],
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.personalDataExport).toResolvedValue(
        (comics) => new HttpPersonalDataExport(comics),
        [tokens.comicsClient],
      );
      bind(tokens.familyPresenter)
        .toResolvedValue(
          (
            session,
            profile,
            guidedAccounts,
            identityUsers,
            deletions,
            personalData,
            requests,
            switchToChild,
            clock,
            confirm,
            confirmation,
            notifications,
          ) =>
            new FamilyPresenter({
              owner: new AccountOwner(session, profile),
              guidedAccounts,
              identityUsers,
              deletions,
              personalData,
              requests: new ChildRequests(requests, notifications),
              switchToChild,
              clock,
              confirm,
              confirmation,
              notifications,
            }),
          [
            tokens.sessionPresenter,
            tokens.readerProfilePresenter,
            tokens.guidedAccounts,
            tokens.identityUsers,
            tokens.accountDeletions,
            tokens.personalDataExport,
            tokens.guardianRequests,
            tokens.switchToChild,
            tokens.clock,
            tokens.confirm,
            tokens.passwordConfirmation,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
