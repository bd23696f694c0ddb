import { makeAutoObservable } from 'mobx';
import type { ChangePreferences } from '../../../application/account/change-preferences.ts';
import type { Preferences } from '../../../application/ports/account/preferences.ts';
import type { Theme } from '../../../domain/account/display-choices.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import { reportChoice } from './report-choice.ts';

/** Dark or light: what the device keeps, until somebody chooses or a profile says otherwise. */
export class ThemePresenter {
  current: Theme;
  readonly #changePreferences: ChangePreferences;
  readonly #notifications: NotificationsPresenter;

  constructor(
    preferences: Preferences,
    changePreferences: ChangePreferences,
    notifications: NotificationsPresenter,
  ) {
    this.#changePreferences = changePreferences;
    this.#notifications = notifications;
    this.current = preferences.theme;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The reader's choice: stays on the device also when their profile cannot be told, which is said. */
  async choose(theme: Theme): Promise<void> {
    this.current = theme;
    reportChoice(this.#notifications, await this.#changePreferences.execute({ theme }));
  }

  /** What the profile of whoever signed in says: kept already. */
  adopt(theme: Theme): void {
    this.current = theme;
  }
}
