import type { Preferences } from '../../application/ports/account/preferences.ts';
import {
  type AppLanguage,
  type DisplayChoices,
  displayChoicesOf,
  isAppLanguage,
  isTheme,
  type Theme,
} from '../../domain/account/display-choices.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const defaults: DisplayChoices = { language: 'pt-br', theme: 'dark' };

interface UntoldChoices {
  readonly readerId: string;
  readonly language?: string;
  readonly theme?: string;
}

const isUntold = (value: unknown): value is UntoldChoices => hasFields(value, 'readerId');

/** The choices of the device, each under a key of its own, and beside them what a profile was not told yet. */
export class StoredPreferences implements Preferences {
  readonly #language: StoredJson<AppLanguage>;
  readonly #theme: StoredJson<Theme>;
  readonly #untold: StoredJson<UntoldChoices>;
  /** Since the app was opened: by the reader's id. */
  readonly #chosen = new Map<string, Partial<DisplayChoices>>();

  constructor(storage: Storage) {
    this.#language = new StoredJson(storage, 'banca.language', isAppLanguage);
    this.#theme = new StoredJson(storage, 'banca.theme', isTheme);
    this.#untold = new StoredJson(storage, 'banca.untold-preferences', isUntold);
  }

  get language(): AppLanguage {
    return this.#language.load() ?? defaults.language;
  }

  get theme(): Theme {
    return this.#theme.load() ?? defaults.theme;
  }

  keep({ language, theme }: Partial<DisplayChoices>): void {
    if (language) this.#language.save(language);
    if (theme) this.#theme.save(theme);
  }

  keepFor(readerId: string, choices: Partial<DisplayChoices>): void {
    const all = { ...this.chosenBy(readerId), ...choices };
    this.#chosen.set(readerId, all);
    this.#untold.save({ readerId, ...all });
  }

  chosenBy(readerId: string): Partial<DisplayChoices> {
    const untold = this.#untold.load();
    return { ...(untold?.readerId === readerId && displayChoicesOf(untold)), ...this.#chosen.get(readerId) };
  }

  markSynced(readerId: string, choices: Partial<DisplayChoices>): void {
    const { language, theme } = this.chosenBy(readerId);
    // Something newer was chosen meanwhile, and is on its way.
    if (language !== choices.language || theme !== choices.theme) return;
    this.#chosen.set(readerId, choices);
    if (this.#untold.load()?.readerId === readerId) this.#untold.clear();
  }
}
