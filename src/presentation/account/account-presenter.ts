import { makeAutoObservable } from 'mobx';
import type { ExternalEntriesPresenter } from '../shell/external-entries-presenter.ts';
import type { LanguagePresenter } from '../shell/language-presenter.ts';
import type { ThemePresenter } from '../shell/theme-presenter.ts';
import type { AccountOwner } from './account-owner.ts';
import type { OperatorBond } from './operator-bond.ts';

/** How the shop looks and speaks. */
interface DisplayChoices {
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
}

/** An account at a glance. */
export class AccountPresenter {
  readonly owner: AccountOwner;
  readonly choices: DisplayChoices;
  readonly bond: OperatorBond;
  readonly #external: ExternalEntriesPresenter;

  constructor(
    owner: AccountOwner,
    choices: DisplayChoices,
    bond: OperatorBond,
    external: ExternalEntriesPresenter,
  ) {
    this.owner = owner;
    this.choices = choices;
    this.bond = bond;
    this.#external = external;
    makeAutoObservable(this, { owner: false, choices: false, bond: false }, { autoBind: true });
  }

  /** The operator that the account may be linked to; null: none, or it is linked or not its own to link. */
  get linkableOperator(): string | null {
    const isFree = this.owner.reader !== null && this.bond.operator === null;
    if (!isFree || !this.owner.may('provider-bond')) return null;
    return this.#external.entriesOf(['operator'])?.[0]?.name ?? null;
  }

  /** Finds out which operators are offered. */
  start(): void {
    void this.#external.ask();
  }
}
