import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePreferences } from '../../../application/account/change-preferences.ts';
import type { Preferences } from '../../../application/ports/account/preferences.ts';
import type { AppLanguage } from '../../../domain/account/display-choices.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import { reportChoice } from './report-choice.ts';

/** Loads the texts of a language and shows them if `isCurrent` is still true. */
type ChangeLanguage = (language: AppLanguage, isCurrent: () => boolean) => Promise<Result<void, Failure>>;

/** The language of the interface and of the content that the platform sends. */
export class LanguagePresenter {
  current: AppLanguage;
  /** The last choice. It differs from `current` while its texts load. */
  chosen: AppLanguage;
  readonly #changeLanguage: ChangeLanguage;
  readonly #changePreferences: ChangePreferences;
  readonly #notifications: NotificationsPresenter;

  constructor(
    preferences: Preferences,
    changeLanguage: ChangeLanguage,
    changePreferences: ChangePreferences,
    notifications: NotificationsPresenter,
  ) {
    this.#changeLanguage = changeLanguage;
    this.#changePreferences = changePreferences;
    this.#notifications = notifications;
    this.current = preferences.language;
    this.chosen = this.current;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Changes the language. The device keeps it even if the profile cannot be saved, which is reported. If the texts fail
   * to load, nothing changes.
   */
  async choose(language: AppLanguage): Promise<void> {
    if (!(await this.#show(language))) return;
    reportChoice(this.#notifications, await this.#changePreferences.execute({ language }));
  }

  /** Applies the language of the profile, which is saved already. A choice that is still loading has priority. */
  async adopt(language: AppLanguage): Promise<void> {
    if (this.chosen === this.current && language !== this.current) await this.#show(language);
  }

  /** Returns true if the language was loaded and not replaced by another choice. */
  async #show(language: AppLanguage): Promise<boolean> {
    this.chosen = language;
    const isCurrent = () => this.chosen === language;
    const outcome = await this.#changeLanguage(language, isCurrent);
    if (!isCurrent()) return false;
    this.#notifications.report(outcome);
    runInAction(() => {
      if (outcome.ok) this.current = language;
      else this.chosen = this.current;
    });
    return outcome.ok;
  }
}
