import { makeAutoObservable, runInAction } from 'mobx';
import type { AppLanguage, Preferences } from '../../application/ports/preferences.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** Brings the texts of a language onto the screen. */
type Speak = (language: AppLanguage) => Promise<Result<void, Failure>>;

/** The language of everything: texts, what is asked of the services, and what they told before. */
export class LanguagePresenter {
  current: AppLanguage;
  readonly #preferences: Preferences;
  readonly #speak: Speak;

  constructor(preferences: Preferences, speak: Speak) {
    this.#preferences = preferences;
    this.#speak = speak;
    this.current = preferences.language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The choice is kept on the device. Without its texts nothing changes. */
  async choose(language: AppLanguage): Promise<Result<void, Failure>> {
    const outcome = await this.#speak(language);
    if (outcome.ok) {
      this.#preferences.setLanguage(language);
      runInAction(() => {
        this.current = language;
      });
    }
    return outcome;
  }
}
