import type { AccountOwner } from './account-owner.ts';
import type { PasswordPresenter } from './password-presenter.ts';
import type { PhonePresenter } from './phone-presenter.ts';
import type { ProfilePresenter } from './profile-presenter.ts';

/** One's data to be changed: three forms, each saved on its own. */
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

  /** Shows what is saved, until the returned function is called: what was typed and not saved goes then. */
  readonly start = (): (() => void) => {
    this.#restart();
    return () => this.#restart();
  };

  #restart(): void {
    for (const form of [this.profile, this.phone, this.password]) form.restart();
  }
}
