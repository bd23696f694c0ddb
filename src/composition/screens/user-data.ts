import { ContainerModule } from 'inversify';
import { ChangePhone } from '../../application/account/change-phone.ts';
import { RedefinePassword } from '../../application/account/redefine-password.ts';
import { UpdateProfile } from '../../application/account/update-profile.ts';
import { AccountOwner } from '../../presentation/account/account-owner.ts';
import { PasswordPresenter } from '../../presentation/account/password-presenter.ts';
import { PhonePresenter } from '../../presentation/account/phone-presenter.ts';
import { ProfilePresenter } from '../../presentation/account/profile-presenter.ts';
import { UserDataPage } from '../../presentation/account/user-data-page.tsx';
import { UserDataPresenter } from '../../presentation/account/user-data-presenter.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const userData = screen({
  presenter: tokens.userDataPresenter,
  page: UserDataPage,
  isPersonal: true,
  module: new ContainerModule(({ bind }) => {
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
    bind(tokens.accountOwner)
      .toResolvedValue(
        (session, profile) => new AccountOwner(session, profile),
        [tokens.sessionPresenter, tokens.readerProfilePresenter],
      )
      .inSingletonScope();
    bind(tokens.profilePresenter).toResolvedValue(
      (updateProfile, owner, clock, notifications) =>
        new ProfilePresenter(updateProfile, owner, clock, notifications),
      [tokens.updateProfile, tokens.accountOwner, tokens.clock, tokens.notifications],
    );
    bind(tokens.userDataPresenter)
      .toResolvedValue(
        (owner, profile, changePhone, redefinePassword, notifications) =>
          new UserDataPresenter(
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
      )
      .inSingletonScope();
  }),
});
