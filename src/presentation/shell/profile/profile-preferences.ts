import { reaction } from 'mobx';
import type { MergePreferences } from '../../../application/account/merge-preferences.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { ThemePresenter } from '../preferences/theme-presenter.ts';
import type { ReaderProfilePresenter } from './reader-profile-presenter.ts';

/** Applies the language and theme of the profile, once after each sign-in. The reader may change them afterwards. */
export class ProfilePreferences {
  readonly #profile: ReaderProfilePresenter;
  readonly #mergePreferences: MergePreferences;
  readonly #language: LanguagePresenter;
  readonly #theme: ThemePresenter;

  constructor(
    profile: ReaderProfilePresenter,
    mergePreferences: MergePreferences,
    language: LanguagePresenter,
    theme: ThemePresenter,
  ) {
    this.#profile = profile;
    this.#mergePreferences = mergePreferences;
    this.#language = language;
    this.#theme = theme;
  }

  /** Follows the profile until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#profile.reader?.id,
      () => this.#apply(),
      { fireImmediately: true },
    );
  }

  #apply(): void {
    const { reader } = this.#profile;
    if (!reader) return;
    const { language, theme } = this.#mergePreferences.execute(reader);
    if (language) void this.#language.adopt(language);
    if (theme) this.#theme.adopt(theme);
  }
}
