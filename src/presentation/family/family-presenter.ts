import { makeAutoObservable, runInAction } from 'mobx';
import type { GuidedAccounts } from '../../application/ports/account/guided-accounts.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { SwitchToChild } from '../../application/session/switch-to-child.ts';
import { ageOf } from '../../domain/account/age.ts';
import { birthDateOf } from '../../domain/account/birth-date.ts';
import type { Family, GuidedAccount, NewGuidedAccount } from '../../domain/account/guided-account.ts';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { Lazy, Part } from '../ui/lazy-loading/lazy.ts';
import { ChildDeletion, type ChildDeletionDependencies } from './child-deletion.ts';
import type { ChildRequests } from './child-requests.ts';
import type { FamilyFormProps } from './family-form.tsx';
import type { FamilyForms } from './family-forms.ts';

interface FamilyDependencies extends ChildDeletionDependencies {
  readonly guidedAccounts: GuidedAccounts;
  readonly requests: ChildRequests;
  readonly switchToChild: SwitchToChild;
  readonly clock: Clock;
  readonly forms: Lazy<Part<FamilyForms, FamilyFormProps>>;
}

/** The accounts that a reader guides, and what their children ask for. */
export class FamilyPresenter {
  readonly family = new Loadable<Family>();
  readonly owner: AccountOwner;
  readonly requests: ChildRequests;
  readonly forms: Lazy<Part<FamilyForms, FamilyFormProps>>;
  /** True while the form of a new account is shown. */
  isCreating = false;
  readonly switchFailure: FormFailure;
  /** The id of the child whose session is being opened. */
  switchingTo: string | null = null;
  /** The id of the child that `switchFailure` concerns. */
  lastSwitch: string | null = null;
  readonly #deletions = new Map<string, ChildDeletion>();
  readonly #dependencies: FamilyDependencies;

  constructor(dependencies: FamilyDependencies) {
    const { owner, requests, forms, notifications } = dependencies;
    this.#dependencies = dependencies;
    this.owner = owner;
    this.requests = requests;
    this.forms = forms;
    this.switchFailure = new FormFailure(notifications);
    makeAutoObservable(
      this,
      { family: false, owner: false, requests: false, forms: false, switchFailure: false },
      { autoBind: true },
    );
  }

  /** True if the running plan includes another account. */
  get hasRoom(): boolean {
    const { value } = this.family;
    return value !== null && value.accounts.length < value.includedCount;
  }

  start(): void {
    void this.load();
    void this.requests.load();
  }

  async load(): Promise<void> {
    const outcome = await this.family.load(null, () => this.#dependencies.guidedAccounts.list());
    if (!outcome?.ok) return;
    for (const account of outcome.value.accounts) this.#loadedForms?.receive(account);
  }

  /** In full years. null if the birth date is not known. */
  ageOf({ birthDate }: GuidedAccount): number | null {
    const now = this.#dependencies.clock.now();
    const born = birthDateOf(birthDate ?? '', now);
    return born && ageOf(born, now);
  }

  deletionOf({ id }: GuidedAccount): ChildDeletion {
    const known = this.#deletions.get(id);
    if (known) return known;
    const deletion = new ChildDeletion(this.#dependencies, id, (deletionAt) => {
      const account = this.family.value?.accounts.find((each) => each.id === id);
      if (account) this.replace({ ...account, deletionAt });
    });
    this.#deletions.set(id, deletion);
    return deletion;
  }

  openCreation(): void {
    this.isCreating = true;
  }

  closeCreation(): void {
    this.isCreating = false;
  }

  /** Opens the child's session on this device. Resolves to true if it is open. */
  async switchTo({ id }: GuidedAccount): Promise<boolean> {
    if (this.switchingTo !== null) return false;
    this.switchingTo = id;
    this.lastSwitch = id;
    const outcome = this.switchFailure.report(await this.#dependencies.switchToChild.execute(id));
    runInAction(() => {
      this.switchingTo = null;
    });
    return outcome.ok;
  }

  add(account: GuidedAccount): void {
    this.family.change((family) => ({
      ...family,
      accounts: [...family.accounts.filter(({ id }) => id !== account.id), account],
    }));
  }

  /** Loads the family again, and returns the account of the child if it was not listed before. */
  async findCreated({ name, birthDate }: NewGuidedAccount): Promise<GuidedAccount | null> {
    const listed = new Set(this.family.value?.accounts.map(({ id }) => id));
    await this.load();
    const isCreated = (each: GuidedAccount) =>
      !listed.has(each.id) && each.birthDate === birthDate && each.name.toLowerCase() === name.toLowerCase();
    return this.family.value?.accounts.find(isCreated) ?? null;
  }

  /** Shows another state of an account. */
  replace(account: GuidedAccount): void {
    this.#loadedForms?.receive(account);
    this.family.change((family) => ({
      ...family,
      accounts: family.accounts.map((each) => (each.id === account.id ? account : each)),
    }));
  }

  get #loadedForms(): FamilyForms | undefined {
    return this.forms.current?.presenter;
  }
}
