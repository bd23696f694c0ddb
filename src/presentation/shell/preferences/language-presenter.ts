import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePreferences } from '../../../application/account/change-preferences.ts';
import type { Preferences } from '../../../application/ports/account/preferences.ts';
import type { AppLanguage } from '../../../domain/account/display-choices.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import { reportChoice } from './report-choice.ts';

/** Brings the texts of a language onto the screen, if it is still wanted when they have come. */
type Speak = (language: AppLanguage, isWanted: () => boolean) => Promise<Result<void, Failure>>;

/** The language of everything: texts, what is asked of the services, and what they told before. */
export class LanguagePresenter {
  current: AppLanguage;
  /** What was chosen last: another than the current one while its texts are on their way. */
  chosen: AppLanguage;
  readonly #speak: Speak;
  readonly #changePreferences: ChangePreferences;
  readonly #notifications: NotificationsPresenter;

  constructor(
    preferences: Preferences,
    speak: Speak,
    changePreferences: ChangePreferences,
    notifications: NotificationsPresenter,
  ) {
    this.#speak = speak;
    this.#changePreferences = changePreferences;
    this.#notifications = notifications;
    this.current = preferences.language;
    this.chosen = this.current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The reader's choice: stays on the device also when their profile cannot be told, which is said. Without its texts
   * nothing changes.
   */
  async choose(language: AppLanguage): Promise<void> {
    if (!(await this.#bring(language))) return;
    reportChoice(this.#notifications, await this.#changePreferences.execute({ language }));
  }

  /** What the profile of whoever signed in says: kept already. A choice that is on its way goes before it. */
  async adopt(language: AppLanguage): Promise<void> {
    if (this.chosen === this.current && language !== this.current) await this.#bring(language);
  }

  /** Whether it has come, and is still wanted then. */
  async #bring(language: AppLanguage): Promise<boolean> {
    this.chosen = language;
    const isWanted = () => this.chosen === language;
    const outcome = await this.#speak(language, isWanted);
    if (!isWanted()) return false;
    this.#notifications.report(outcome);
    runInAction(() => {
      if (outcome.ok) this.current = language;
      else this.chosen = this.current;
    });
    return outcome.ok;
  }
}
