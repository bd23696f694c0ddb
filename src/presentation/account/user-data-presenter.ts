import type { AccountOwner } from '../shell/account/account-owner.ts';
import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import type { UserDataForms } from './user-data-forms.ts';

export type UserDataFormsPart = Part<UserDataForms, { readonly presenter: UserDataForms }>;

/** The screen of the account's data. Its forms are large, so they load after the screen. */
export class UserDataPresenter {
  readonly owner: AccountOwner;
  readonly forms: Lazy<UserDataFormsPart>;

  constructor(owner: AccountOwner, forms: Lazy<UserDataFormsPart>) {
    this.owner = owner;
    this.forms = forms;
  }
}
