import type { AppLanguage, Preferences } from '../../application/ports/preferences.ts';
import { StoredJson } from './stored-json.ts';

/** Source: platform.md §9. */
const defaultLanguage: AppLanguage = 'pt-br';

const isLanguage = (value: unknown): value is AppLanguage => value === 'pt-br' || value === 'en-us';

export class StoredPreferences implements Preferences {
  readonly #language: StoredJson<AppLanguage>;

  constructor(storage: Storage) {
    this.#language = new StoredJson(storage, 'banca.language', isLanguage);
  }

  get language(): AppLanguage {
    return this.#language.load() ?? defaultLanguage;
  }

  setLanguage(language: AppLanguage): void {
    this.#language.save(language);
  }
}
