import type { RecentSearches } from '../../application/ports/catalogue/recent-searches.ts';
import { StoredJson } from './stored-json.ts';

/** Source: application/ports/catalogue/recent-searches.ts. */
const most = 8;

/** Characters: no title is longer, and a storage is small. */
const longest = 100;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Under one key for each reader, and one for visitors. Nothing is kept where the device keeps nothing. */
export class StoredRecentSearches implements RecentSearches {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  list(owner: string | null): readonly string[] {
    return this.#of(owner).load() ?? [];
  }

  remember(owner: string | null, text: string): void {
    const wanted = text.trim();
    if (wanted === '' || wanted.length > longest) return;
    this.#of(owner).save([wanted, ...this.#without(owner, wanted)].slice(0, most));
  }

  forget(owner: string | null, text: string): void {
    this.#of(owner).save(this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#of(owner).clear();
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
