import type { Later, Part } from '../shell/lazy-loading/later.ts';
import type { AccountOwner } from './account-owner.ts';
import type { UserDataForms } from './user-data-forms.ts';

export type UserDataFormsPart = Part<UserDataForms, { readonly presenter: UserDataForms }>;

/** The screen of one's data. It stands before its forms have come: they are the heaviest there are. */
export class UserDataPresenter {
  readonly owner: AccountOwner;
  readonly forms: Later<UserDataFormsPart>;

  constructor(owner: AccountOwner, forms: Later<UserDataFormsPart>) {
    this.owner = owner;
    this.forms = forms;
  }
}
