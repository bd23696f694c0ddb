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

interface UnsyncedChoices {
  readonly readerId: string;
  readonly language?: string;
  readonly theme?: string;
}

const isUnsynced = (value: unknown): value is UnsyncedChoices => hasFields(value, 'readerId');

/** Uses one key for each choice of the device, and one for choices that are not synced to a profile. */
export class StoredPreferences implements Preferences {
  readonly #language: StoredJson<AppLanguage>;
  readonly #theme: StoredJson<Theme>;
  readonly #unsynced: StoredJson<UnsyncedChoices>;
  readonly #defaults: () => DisplayChoices;
  /** Choices since the app was opened, by the reader's id. */
  readonly #chosen = new Map<string, Partial<DisplayChoices>>();

  /** `defaults`: used as long as the reader has chosen nothing on this device. */
  constructor(storage: Storage, defaults: () => DisplayChoices) {
    this.#defaults = defaults;
    this.#language = new StoredJson(storage, 'banca.language', isAppLanguage);
    this.#theme = new StoredJson(storage, 'banca.theme', isTheme);
    this.#unsynced = new StoredJson(storage, 'banca.unsynced-preferences', isUnsynced);
  }

  get language(): AppLanguage {
    return this.#language.load() ?? this.#defaults().language;
  }

  get theme(): Theme {
    return this.#theme.load() ?? this.#defaults().theme;
  }

  save({ language, theme }: Partial<DisplayChoices>): void {
    if (language) this.#language.save(language);
    if (theme) this.#theme.save(theme);
  }

  saveUnsynced(readerId: string, choices: Partial<DisplayChoices>): void {
    const all = { ...this.findByReader(readerId), ...choices };
    this.#chosen.set(readerId, all);
    this.#unsynced.save({ readerId, ...all });
  }

  findByReader(readerId: string): Partial<DisplayChoices> {
    const unsynced = this.#unsynced.load();
    const stored = unsynced?.readerId === readerId && displayChoicesOf(unsynced);
    return { ...stored, ...this.#chosen.get(readerId) };
  }

  markSynced(readerId: string, choices: Partial<DisplayChoices>): void {
    const { language, theme } = this.findByReader(readerId);
    // The reader has changed a choice in the meantime, and that one is not saved yet.
    if (language !== choices.language || theme !== choices.theme) return;
    this.#chosen.set(readerId, choices);
    if (this.#unsynced.load()?.readerId === readerId) this.#unsynced.clear();
  }
}
