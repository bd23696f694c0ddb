import { makeAutoObservable } from 'mobx';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import type { SignInProvidersPresenter } from '../shell/auth/sign-in-providers-presenter.ts';
import type { ReactivationPresenter } from '../shell/operator-link/reactivation-presenter.ts';
import type { LanguagePresenter } from '../shell/preferences/language-presenter.ts';
import type { ThemePresenter } from '../shell/preferences/theme-presenter.ts';
import type { AccountOwner } from './account-owner.ts';

interface AccountDependencies {
  readonly owner: AccountOwner;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  readonly operatorLink: ReactivationPresenter;
  readonly signInProviders: SignInProvidersPresenter;
  readonly confirmationEmail: AuthEmail;
}

export class AccountPresenter {
  readonly owner: AccountOwner;
  readonly language: LanguagePresenter;
  readonly theme: ThemePresenter;
  readonly operatorLink: ReactivationPresenter;
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
  readonly #signInProviders: SignInProvidersPresenter;

  constructor({
    owner,
    language,
    theme,
    operatorLink,
    signInProviders,
    confirmationEmail,
  }: AccountDependencies) {
    this.owner = owner;
    this.language = language;
    this.theme = theme;
    this.operatorLink = operatorLink;
    this.#signInProviders = signInProviders;
    this.confirmationEmail = confirmationEmail;
    makeAutoObservable(
      this,
      { owner: false, language: false, theme: false, operatorLink: false, confirmationEmail: false },
      { autoBind: true },
    );
  }

  /** The operator that the account can be linked to. null if there is none, a link exists, or the reader may not link. */
  get linkableOperator(): string | null {
    const isUnlinked = this.owner.reader !== null && this.operatorLink.operator === null;
    if (!isUnlinked || !this.owner.may('operator-link')) return null;
    return this.#signInProviders.offeredProviders(['operator'])?.[0]?.name ?? null;
  }

  /** Loads the offered operators. The status of an email from an earlier visit is not shown again. */
  start(): void {
    this.confirmationEmail.reset();
    void this.#signInProviders.load();
  }
}
