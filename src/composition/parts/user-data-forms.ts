import { ChangePassword } from '../../application/account/change-password.ts';
import { fieldErrorsEnUs } from '../../presentation/account/field-errors.en-us.ts';
import { fieldErrorsPtBr } from '../../presentation/account/field-errors.pt-br.ts';
import { PasswordPresenter } from '../../presentation/account/password-presenter.ts';
import { PhonePresenter } from '../../presentation/account/phone-presenter.ts';
import { ProfilePresenter } from '../../presentation/account/profile-presenter.ts';
import { userDataEnUs } from '../../presentation/account/user-data.en-us.ts';
import { userDataPtBr } from '../../presentation/account/user-data.pt-br.ts';
import { UserDataForms } from '../../presentation/account/user-data-forms.ts';
import { UserDataSections } from '../../presentation/account/user-data-sections.tsx';
import { AddressSearch } from '../../presentation/shell/postal/address-search.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
import { checksEnUs } from '../../presentation/ui/validation/checks.en-us.ts';
import { checksPtBr } from '../../presentation/ui/validation/checks.pt-br.ts';
import { accountsModule } from '../modules/accounts-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { passwordConfirmationModule } from '../modules/password-confirmation-module.ts';
import { passwordsModule } from '../modules/passwords-module.ts';
import { postalLookupModule } from '../modules/postal-lookup-module.ts';
import { userChangesModule } from '../modules/user-changes-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

const formsModule = lateModule((bind) => {
  bind(tokens.changePassword).toResolvedValue(
    (passwords, session) => new ChangePassword(passwords, session),
    [tokens.passwords, tokens.session],
  );
  bind(tokens.profilePresenter).toResolvedValue(
    (updateProfile, owner, lookUpAddress, clock, confirmation, notifications) =>
      new ProfilePresenter(
        updateProfile,
        owner,
        new AddressSearch(lookUpAddress, notifications),
        clock,
        confirmation,
        notifications,
      ),
    [
      tokens.updateProfile,
      tokens.accountOwner,
      tokens.lookUpAddress,
      tokens.clock,
      tokens.passwordConfirmation,
      tokens.notifications,
    ],
  );
  bind(tokens.userDataForms).toResolvedValue(
    (owner, profile, changePhone, accounts, changePassword, confirmation, notifications) =>
      new UserDataForms(
        owner,
        profile,
        new PhonePresenter(changePhone, accounts, owner, confirmation, notifications),
        new PasswordPresenter(changePassword, notifications),
      ),
    [
      tokens.accountOwner,
      tokens.profilePresenter,
      tokens.changePhone,
      tokens.accounts,
      tokens.changePassword,
      tokens.passwordConfirmation,
      tokens.notifications,
    ],
  );
});

/** The forms of the user data screen, which is shown before they are loaded. */
export const userDataForms = part({
  presenter: tokens.userDataForms,
  View: UserDataSections,
  texts: {
    userData: [userDataPtBr, userDataEnUs],
    form: [formPtBr, formEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
    checks: [checksPtBr, checksEnUs],
    choices: [choicesPtBr, choicesEnUs],
    fieldErrors: [fieldErrorsPtBr, fieldErrorsEnUs],
  },
  shared: [
    accountsModule,
    passwordsModule,
    passwordConfirmationModule,
    postalLookupModule,
    userChangesModule,
  ],
  scoped: [formsModule],
});
