import { ChangePassword } from '../../../../../src/application/account/change-password.ts';
import { ChangePhone } from '../../../../../src/application/account/change-phone.ts';
import { UpdateProfile } from '../../../../../src/application/account/update-profile.ts';
import { LookUpAddress } from '../../../../../src/application/cards/look-up-address.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import type { IdentityUser } from '../../../../../src/domain/session/session.ts';
import { PasswordPresenter } from '../../../../../src/presentation/account/password-presenter.ts';
import { PhonePresenter } from '../../../../../src/presentation/account/phone-presenter.ts';
import { ProfilePresenter } from '../../../../../src/presentation/account/profile-presenter.ts';
import { UserDataForms } from '../../../../../src/presentation/account/user-data-forms.ts';
import { UserDataPresenter } from '../../../../../src/presentation/account/user-data-presenter.ts';
import { UserDataSections } from '../../../../../src/presentation/account/user-data-sections.tsx';
import { AccountOwner } from '../../../../../src/presentation/shell/account/account-owner.ts';
import { ModalsPresenter } from '../../../../../src/presentation/shell/modals/modals-presenter.ts';
import { PasswordConfirmation } from '../../../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { AddressSearch } from '../../../../../src/presentation/shell/postal/address-search.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildAddress, FakePostalLookup } from '../../../../fakes/cards/fake-postal-lookup.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';

/** The user data screen of the signed-in reader Ana. */
export async function setUpUserData(reader?: Reader, user?: IdentityUser) {
  const setup = setUpProfile({ ...(reader && { reader }), ...(user && { user }) });
  const { sessionPresenter, profile: readerProfile, identityUsers, session, users, notifications } = setup;
  await sessionPresenter.restore();
  await readerProfile.load('ana');
  const owner = new AccountOwner(sessionPresenter, readerProfile);
  const modals = new ModalsPresenter();
  const lookup = new FakePostalLookup({ '01001000': buildAddress() });
  const accounts = new FakeAccounts();
  const passwords = new FakePasswords(buildAccountStore());
  const presenter = new UserDataForms(
    owner,
    new ProfilePresenter(
      new UpdateProfile(identityUsers, session, users),
      owner,
      new AddressSearch(new LookUpAddress(lookup), notifications),
      new FakeClock(),
      new PasswordConfirmation(modals),
      notifications,
    ),
    new PhonePresenter(
      new ChangePhone(identityUsers, session, users),
      accounts,
      owner,
      new PasswordConfirmation(modals),
      notifications,
    ),
    new PasswordPresenter(new ChangePassword(passwords, session), notifications),
  );
  const page = new UserDataPresenter(owner, new Lazy(async () => ({ presenter, View: UserDataSections })));
  const messages = () =>
    notifications.all.filter(({ hide }) => !hide).map(({ type, code }) => `${type} ${code}`);
  return { ...setup, accounts, presenter, lookup, page, passwords, modals, messages };
}
