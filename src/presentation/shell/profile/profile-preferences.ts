import { reaction } from 'mobx';
import type { SettlePreferences } from '../../../application/account/settle-preferences.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { ThemePresenter } from '../preferences/theme-presenter.ts';
import type { ReaderProfilePresenter } from './reader-profile-presenter.ts';

/** Applies the language and theme of the profile, once after each sign-in. The reader may change them afterwards. */
export class ProfilePreferences {
  readonly #profile: ReaderProfilePresenter;
  readonly #settlePreferences: SettlePreferences;
  readonly #language: LanguagePresenter;
  readonly #theme: ThemePresenter;

  constructor(
    profile: ReaderProfilePresenter,
    settlePreferences: SettlePreferences,
    language: LanguagePresenter,
    theme: ThemePresenter,
  ) {
    this.#profile = profile;
    this.#settlePreferences = settlePreferences;
    this.#language = language;
    this.#theme = theme;
  }

  /** Follows the profile until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#profile.reader?.dragonId,
      () => this.#apply(),
      { fireImmediately: true },
    );
  }

  #apply(): void {
    const { reader } = this.#profile;
    if (!reader) return;
    const { language, theme } = this.#settlePreferences.execute(reader);
    if (language) void this.#language.adopt(language);
    if (theme) this.#theme.adopt(theme);
  }
}
