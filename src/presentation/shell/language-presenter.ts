import { makeAutoObservable, runInAction } from 'mobx';
import type { AppLanguage, Preferences } from '../../application/ports/preferences.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { NotificationsPresenter } from './notifications-presenter.ts';

/** Brings the texts of a language onto the screen, if it is still wanted when they have come. */
type Speak = (language: AppLanguage, isWanted: () => boolean) => Promise<Result<void, Failure>>;

/** The language of everything: texts, what is asked of the services, and what they told before. */
export class LanguagePresenter {
  current: AppLanguage;
  /** What was chosen last: another than the current one while its texts are on their way. */
  chosen: AppLanguage;
  readonly #preferences: Preferences;
  readonly #speak: Speak;
  readonly #notifications: NotificationsPresenter;

  constructor(preferences: Preferences, speak: Speak, notifications: NotificationsPresenter) {
    this.#preferences = preferences;
    this.#speak = speak;
    this.#notifications = notifications;
    this.current = preferences.language;
    this.chosen = this.current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The choice is kept on the device. Without its texts nothing changes, and the reader is told. */
  async choose(language: AppLanguage): Promise<void> {
    this.chosen = language;
    const isWanted = () => this.chosen === language;
    const outcome = await this.#speak(language, isWanted);
    if (!isWanted()) return;
    this.#notifications.tell(outcome);
    if (outcome.ok) this.#preferences.setLanguage(language);
    runInAction(() => {
      if (outcome.ok) this.current = language;
      else this.chosen = this.current;
    });
  }
}
