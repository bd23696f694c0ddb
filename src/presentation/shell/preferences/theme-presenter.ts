import { makeAutoObservable } from 'mobx';
import type { ChangePreferences } from '../../../application/account/change-preferences.ts';
import type { Preferences } from '../../../application/ports/account/preferences.ts';
import type { Theme } from '../../../domain/account/display-choices.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import { reportChoice } from './report-choice.ts';

/** The theme of the interface. */
export class ThemePresenter {
  /** Until `start`, the theme of a page that the platform renders, because hydration must render the same. */
  current: Theme = 'dark';
  readonly #preferences: Preferences;
  readonly #changePreferences: ChangePreferences;
  readonly #notifications: NotificationsPresenter;

  constructor(
    preferences: Preferences,
    changePreferences: ChangePreferences,
    notifications: NotificationsPresenter,
  ) {
    this.#changePreferences = changePreferences;
    this.#notifications = notifications;
    this.#preferences = preferences;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Applies the theme of this device. */
  start(): void {
    this.current = this.#preferences.theme;
  }

  /** Changes the theme. The device keeps it even if the profile cannot be saved, which is reported. */
  async choose(theme: Theme): Promise<void> {
    this.current = theme;
    reportChoice(this.#notifications, await this.#changePreferences.execute({ theme }));
  }

  /** Applies the theme of the profile, which is saved already. */
  adopt(theme: Theme): void {
    this.current = theme;
  }
}
