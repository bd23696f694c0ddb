import { type DisplayChoices, displayChoicesOf } from '../../domain/account/display-choices.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { Preferences } from '../ports/account/preferences.ts';
import type { ChangePreferences } from './change-preferences.ts';

/**
 * How the app is to look and speak for a reader whose profile has come: as the profile says, but for what they chose
 * on this device since, which is then told again. The device keeps it, so that the next start begins so.
 */
export class SettlePreferences {
  readonly #preferences: Preferences;
  readonly #changePreferences: ChangePreferences;

  constructor(preferences: Preferences, changePreferences: ChangePreferences) {
    this.#preferences = preferences;
    this.#changePreferences = changePreferences;
  }

  execute({ dragonId, preferences }: Reader): Partial<DisplayChoices> {
    const told = displayChoicesOf(preferences);
    const chosen = this.#preferences.chosenBy(dragonId);
    const settled = { ...told, ...chosen };
    this.#preferences.keep(settled);
    const isToldAll = settled.language === told.language && settled.theme === told.theme;
    // Nobody waits for it, so its failure is silent: it is told the next time.
    if (!isToldAll) void this.#changePreferences.execute(chosen);
    return settled;
  }
}
