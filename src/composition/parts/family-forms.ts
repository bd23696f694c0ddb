import { HttpPersonalDataExport } from '../../infrastructure/comics/http-personal-data-export.ts';
import { familyEnUs } from '../../presentation/family/family.en-us.ts';
import { familyPtBr } from '../../presentation/family/family.pt-br.ts';
import { FamilyForm } from '../../presentation/family/family-form.tsx';
import { FamilyForms } from '../../presentation/family/family-forms.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** The forms of the family screen, which are closed at first. */
export const familyForms = part({
  presenter: tokens.familyForms,
  View: FamilyForm,
  texts: {
    family: [familyPtBr, familyEnUs],
    form: [formPtBr, formEnUs],
    choices: [choicesPtBr, choicesEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
  },
  scoped: [
    lateModule((bind) => {
      bind(tokens.familyForms).toResolvedValue(
        (
          family,
          session,
          profile,
          guidedAccounts,
          identityUsers,
          comics,
          clock,
          confirmation,
          notifications,
        ) =>
          new FamilyForms(
            {
              owner: new AccountOwner(session, profile),
              guidedAccounts,
              identityUsers,
              personalData: new HttpPersonalDataExport(comics),
              clock,
              confirmation,
              notifications,
            },
            family,
          ),
        [
          tokens.familyPresenter,
          tokens.sessionPresenter,
          tokens.readerProfilePresenter,
          tokens.guidedAccounts,
          tokens.identityUsers,
          tokens.comicsClient,
          tokens.clock,
          tokens.passwordConfirmation,
          tokens.notifications,
        ],
      );
    }),
  ],
});
