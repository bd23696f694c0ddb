import { makeAutoObservable, runInAction } from 'mobx';
import type { AppLanguage, Preferences } from '../../application/ports/preferences.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';

/** Brings the texts of a language onto the screen. */
type Speak = (language: AppLanguage) => Promise<Result<void, Failure>>;

/** The language of everything: texts, what is asked of the services, and what they told before. */
export class LanguagePresenter {
  current: AppLanguage;
  readonly #preferences: Preferences;
  readonly #speak: Speak;
  readonly #notifications: NotificationsPresenter;

  constructor(preferences: Preferences, speak: Speak, notifications: NotificationsPresenter) {
    this.#preferences = preferences;
    this.#speak = speak;
    this.#notifications = notifications;
    this.current = preferences.language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The choice is kept on the device. Without its texts nothing changes, and the reader is told. */
  async choose(language: AppLanguage): Promise<void> {
    const outcome = this.#notifications.tell(await this.#speak(language));
    if (!outcome.ok) return;
    this.#preferences.setLanguage(language);
    runInAction(() => {
      this.current = language;
    });
  }
}
