import type { Preferences } from '../../../src/application/ports/account/preferences.ts';
import type { AppLanguage, DisplayChoices, Theme } from '../../../src/domain/account/display-choices.ts';

/** Preferences in memory. */
export class FakePreferences implements Preferences {
  language: AppLanguage = 'pt-br';
  theme: Theme = 'dark';
  readonly #chosen = new Map<string, Partial<DisplayChoices>>();
  /** Ids of users whose choices were synced. */
  readonly syncedUsers: string[] = [];

  save({ language, theme }: Partial<DisplayChoices>): void {
    if (language) this.language = language;
    if (theme) this.theme = theme;
  }

  saveUnsynced(readerId: string, choices: Partial<DisplayChoices>): void {
    this.#chosen.set(readerId, { ...this.findByReader(readerId), ...choices });
  }

  findByReader(readerId: string): Partial<DisplayChoices> {
    return this.#chosen.get(readerId) ?? {};
  }

  markSynced(readerId: string): void {
    this.syncedUsers.push(readerId);
  }
}
