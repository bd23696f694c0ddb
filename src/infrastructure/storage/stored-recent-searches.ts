import type { RecentSearches } from '../../application/ports/catalogue/recent-searches.ts';
import { StoredJson } from './stored-json.ts';

const maxSearches = 8;

/** In characters. No title is longer. */
const maxLength = 100;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isSearchesKey = (key: string): boolean => key === 'banca.searches' || key.startsWith('banca.searches.');

/** Uses one key for each reader and one for visitors. Removes searches that an earlier version stored without consent. */
export class StoredRecentSearches implements RecentSearches {
  readonly #storage: Storage;
  readonly #choice: StoredJson<boolean>;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#choice = new StoredJson(storage, 'banca.remember-searches', isBoolean);
    if (!this.isAllowed) this.#removeAll();
  }

  get isAllowed(): boolean | null {
    return this.#choice.load();
  }

  choose(isAllowed: boolean): void {
    this.#choice.save(isAllowed);
    if (!isAllowed) this.#removeAll();
  }

  list(owner: string | null): readonly string[] {
    return this.isAllowed ? (this.#of(owner).load() ?? []) : [];
  }

  remember(owner: string | null, text: string): void {
    const search = text.trim();
    if (!this.isAllowed || search === '' || search.length > maxLength) return;
    this.#of(owner).save([search, ...this.#without(owner, search)].slice(0, maxSearches));
  }

  forget(owner: string | null, text: string): void {
    if (this.isAllowed) this.#of(owner).save(this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#of(owner).clear();
  }

  #removeAll(): void {
    for (const key of Object.keys(this.#storage).filter(isSearchesKey)) this.#storage.removeItem(key);
  }

  #without(owner: string | null, text: string): readonly string[] {
    return this.list(owner).filter((each) => each.toLocaleLowerCase() !== text.toLocaleLowerCase());
  }

  #of(owner: string | null): StoredJson<readonly string[]> {
    return new StoredJson(
      this.#storage,
      owner === null ? 'banca.searches' : `banca.searches.${owner}`,
      isTexts,
    );
  }
}
