import { type DisplayChoices, displayChoicesOf } from '../../domain/account/display-choices.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { Preferences } from '../ports/account/preferences.ts';
import type { ChangePreferences } from './change-preferences.ts';

/**
 * Merges the preferences of a loaded profile with choices on this device that the profile does not have yet. These win
 * and are sent again. The result is saved on the device for the next start.
 */
export class MergePreferences {
  readonly #preferences: Preferences;
  readonly #changePreferences: ChangePreferences;

  constructor(preferences: Preferences, changePreferences: ChangePreferences) {
    this.#preferences = preferences;
    this.#changePreferences = changePreferences;
  }

  execute({ id, preferences, hasSavedPreferences }: Reader): Partial<DisplayChoices> {
    const profileChoices = displayChoicesOf(preferences);
    const deviceChoices = this.#preferences.findByReader(id);
    const merged = { ...profileChoices, ...deviceChoices };
    this.#preferences.save(merged);
    const isEqual = merged.language === profileChoices.language && merged.theme === profileChoices.theme;
    // Saving also shows other devices that the preferences are the reader's.
    const isSynced = isEqual && hasSavedPreferences;
    // No one waits for the result. A failure is ignored, because the next start sends the choices again.
    if (!isSynced) void this.#changePreferences.execute(deviceChoices);
    return merged;
  }
}
