import type { RecentSearches } from '../../application/ports/catalogue/recent-searches.ts';
import { StoredJson } from './stored-json.ts';

const maxSearches = 8;

/** In characters. No title is longer. */
const maxLength = 100;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const searchesKey = 'banca.searches';

const ownerOf = (key: string): string | null =>
  key === searchesKey ? null : key.slice(searchesKey.length + 1);

/** The key of visitors, or that of a reader. */
const keyOf = (start: string, owner: string | null): string => (owner === null ? start : `${start}.${owner}`);

/** Uses keys for each reader and for visitors. Removes searches that an earlier version stored without their consent. */
export class StoredRecentSearches implements RecentSearches {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    const keys = Object.keys(storage).filter(
      (key) => key === searchesKey || key.startsWith(`${searchesKey}.`),
    );
    for (const key of keys) if (!this.isAllowed(ownerOf(key))) storage.removeItem(key);
  }

  isAllowed(owner: string | null): boolean | null {
    return this.#choiceOf(owner).load();
  }

  choose(owner: string | null, isAllowed: boolean): void {
    this.#choiceOf(owner).save(isAllowed);
    if (!isAllowed) this.clear(owner);
  }

  list(owner: string | null): readonly string[] {
    return this.isAllowed(owner) ? (this.#of(owner).load() ?? []) : [];
  }

  remember(owner: string | null, text: string): void {
    const search = text.trim();
    if (!this.isAllowed(owner) || search === '' || search.length > maxLength) return;
    this.#of(owner).save([search, ...this.#without(owner, search)].slice(0, maxSearches));
  }

  forget(owner: string | null, text: string): void {
    if (this.isAllowed(owner)) this.#of(owner).save(this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#of(owner).clear();
  }

  #without(owner: string | null, text: string): readonly string[] {
    return this.list(owner).filter((each) => each.toLocaleLowerCase() !== text.toLocaleLowerCase());
  }

  #of(owner: string | null): StoredJson<readonly string[]> {
    return new StoredJson(this.#storage, keyOf(searchesKey, owner), isTexts);
  }

  #choiceOf(owner: string | null): StoredJson<boolean> {
    return new StoredJson(this.#storage, keyOf('banca.remember-searches', owner), isBoolean);
  }
}
