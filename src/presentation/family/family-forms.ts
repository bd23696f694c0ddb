import type { GuidedAccount } from '../../domain/account/guided-account.ts';
import { AccountCreation, type CreationDependencies } from './account-creation.ts';
import type { FamilyPresenter } from './family-presenter.ts';
import { type FormDependencies, GuidedAccountForms } from './guided-account-forms.ts';

/** The forms of the family screen, loaded on demand. What is typed stays while the screen is open. */
export class FamilyForms {
  readonly creation: AccountCreation;
  readonly #byAccount = new Map<string, GuidedAccountForms>();
  readonly #dependencies: FormDependencies;
  readonly #family: FamilyPresenter;

  constructor(dependencies: FormDependencies & CreationDependencies, family: FamilyPresenter) {
    this.#dependencies = dependencies;
    this.#family = family;
    this.creation = new AccountCreation(dependencies, family);
  }

  formsOf(account: GuidedAccount): GuidedAccountForms {
    const known = this.#byAccount.get(account.id);
    if (known) return known;
    const { deletionOf, replace, load } = this.#family;
    const forms = new GuidedAccountForms(
      this.#dependencies,
      account,
      deletionOf(account),
      replace,
      () => void load(),
    );
    this.#byAccount.set(account.id, forms);
    return forms;
  }

  /** The service reports another state of the account. */
  receive(account: GuidedAccount): void {
    this.#byAccount.get(account.id)?.receive(account);
  }
}
