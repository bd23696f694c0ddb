import { ChangePhone } from '../../application/account/change-phone.ts';
import { RedefinePassword } from '../../application/account/redefine-password.ts';
import { UpdateProfile } from '../../application/account/update-profile.ts';
import { PasswordPresenter } from '../../presentation/account/password-presenter.ts';
import { PhonePresenter } from '../../presentation/account/phone-presenter.ts';
import { ProfilePresenter } from '../../presentation/account/profile-presenter.ts';
import { UserDataForms } from '../../presentation/account/user-data-forms.ts';
import { UserDataSections } from '../../presentation/account/user-data-sections.tsx';
import { lateModule } from '../late-module.ts';
import { passwordsModule } from '../passwords-module.ts';
import { tokens } from '../tokens.ts';

/** Bound for good, so nothing of it is kept: each reader's screen has forms of its own. */
const formsModule = lateModule((bind) => {
  bind(tokens.updateProfile).toResolvedValue(
    (identityUsers, session, cache) => new UpdateProfile(identityUsers, session, cache),
    [tokens.identityUsers, tokens.session, tokens.userCache],
  );
  bind(tokens.changePhone).toResolvedValue(
    (identityUsers, session, cache) => new ChangePhone(identityUsers, session, cache),
    [tokens.identityUsers, tokens.session, tokens.userCache],
  );
  bind(tokens.redefinePassword).toResolvedValue(
    (passwords, session) => new RedefinePassword(passwords, session),
    [tokens.passwords, tokens.session],
  );
  bind(tokens.profilePresenter).toResolvedValue(
    (updateProfile, owner, clock, notifications) =>
      new ProfilePresenter(updateProfile, owner, clock, notifications),
    [tokens.updateProfile, tokens.accountOwner, tokens.clock, tokens.notifications],
  );
  bind(tokens.userDataForms).toResolvedValue(
    (owner, profile, changePhone, redefinePassword, notifications) =>
      new UserDataForms(
        owner,
        profile,
        new PhonePresenter(changePhone, owner, notifications),
        new PasswordPresenter(redefinePassword, notifications),
      ),
    [
      tokens.accountOwner,
      tokens.profilePresenter,
      tokens.changePhone,
      tokens.redefinePassword,
      tokens.notifications,
    ],
  );
});

/** The forms of one's data, on the screen that stands before them. */
export const userDataForms = {
  presenter: tokens.userDataForms,
  View: UserDataSections,
  modules: [passwordsModule, formsModule],
};
