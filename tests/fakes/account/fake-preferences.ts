import type { Preferences } from '../../../src/application/ports/account/preferences.ts';
import type { AppLanguage, DisplayChoices, Theme } from '../../../src/domain/account/display-choices.ts';

/** Preferences that last as long as the test. */
export class FakePreferences implements Preferences {
  language: AppLanguage = 'pt-br';
  theme: Theme = 'dark';
  readonly #chosen = new Map<string, Partial<DisplayChoices>>();
  /** Users whose choices were synced. */
  readonly syncedUsers: string[] = [];

  keep({ language, theme }: Partial<DisplayChoices>): void {
    if (language) this.language = language;
    if (theme) this.theme = theme;
  }

  keepFor(userId: string, choices: Partial<DisplayChoices>): void {
    this.#chosen.set(userId, { ...this.chosenBy(userId), ...choices });
  }

  chosenBy(userId: string): Partial<DisplayChoices> {
    return this.#chosen.get(userId) ?? {};
  }

  markSynced(userId: string): void {
    this.syncedUsers.push(userId);
  }
}
