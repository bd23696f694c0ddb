import type { AccountOwner } from '../shell/account/account-owner.ts';
import type { PasswordPresenter } from './password-presenter.ts';
import type { PhonePresenter } from './phone-presenter.ts';
import type { ProfilePresenter } from './profile-presenter.ts';

/** The data of an account in three forms. Each form is saved separately. */
export class UserDataForms {
  readonly owner: AccountOwner;
  readonly profile: ProfilePresenter;
  readonly phone: PhonePresenter;
  readonly password: PasswordPresenter;

  constructor(
    owner: AccountOwner,
    profile: ProfilePresenter,
    phone: PhonePresenter,
    password: PasswordPresenter,
  ) {
    this.owner = owner;
    this.profile = profile;
    this.phone = phone;
    this.password = password;
  }

  /** Shows the saved data. The returned function discards unsaved changes. */
  readonly start = (): (() => void) => {
    this.#restart();
    return () => this.#restart();
  };

  #restart(): void {
    for (const form of [this.profile, this.phone, this.password]) form.restart();
  }
}
