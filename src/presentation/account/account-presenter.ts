import { makeAutoObservable } from 'mobx';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import type { ExternalEntriesPresenter } from '../shell/auth/external-entries-presenter.ts';
import type { LanguagePresenter } from '../shell/preferences/language-presenter.ts';
import type { ThemePresenter } from '../shell/preferences/theme-presenter.ts';
import type { ReactivationPresenter } from '../shell/provider-bond/reactivation-presenter.ts';
import type { AccountOwner } from './account-owner.ts';

interface AccountDependencies {
  readonly owner: AccountOwner;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  readonly bond: ReactivationPresenter;
  readonly entries: ExternalEntriesPresenter;
  readonly letter: AuthEmail;
}

/** An account at a glance. */
export class AccountPresenter {
  readonly owner: AccountOwner;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  /** The operator that the account is linked to. */
  readonly bond: ReactivationPresenter;
  /** The one whose link confirms the e-mail address. */
  readonly letter: AuthEmail;
  readonly #entries: ExternalEntriesPresenter;

  constructor({ owner, language, theme, bond, entries, letter }: AccountDependencies) {
    this.owner = owner;
    this.language = language;
    this.theme = theme;
    this.bond = bond;
    this.#entries = entries;
    this.letter = letter;
    makeAutoObservable(
      this,
      { owner: false, language: false, theme: false, bond: false, letter: false },
      { autoBind: true },
    );
  }

  /** The operator that the account may be linked to; null: none, or it is linked or not its own to link. */
  get linkableOperator(): string | null {
    const isFree = this.owner.reader !== null && this.bond.operator === null;
    if (!isFree || !this.owner.may('provider-bond')) return null;
    return this.#entries.entriesOf(['operator'])?.[0]?.name ?? null;
  }

  /** Finds out which operators are offered; what was said of the last letter is nobody's any more. */
  start(): void {
    this.letter.reset();
    void this.#entries.load();
  }
}
