import type { RecentSearches } from '../../../src/application/ports/catalogue/recent-searches.ts';

/** Recent searches in memory. */
export class FakeRecentSearches implements RecentSearches {
  isAllowed: boolean | null;
  readonly #searches = new Map<string | null, readonly string[]>();

  constructor(isAllowed: boolean | null = true) {
    this.isAllowed = isAllowed;
  }

  choose(isAllowed: boolean): void {
    this.isAllowed = isAllowed;
    if (!isAllowed) this.#searches.clear();
  }

  list(owner: string | null): readonly string[] {
    return this.isAllowed ? (this.#searches.get(owner) ?? []) : [];
  }

  remember(owner: string | null, text: string): void {
    const trimmed = text.trim();
    if (this.isAllowed && trimmed)
      this.#searches.set(owner, [trimmed, ...this.#without(owner, trimmed)].slice(0, 8));
  }

  forget(owner: string | null, text: string): void {
    if (this.isAllowed) this.#searches.set(owner, this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#searches.delete(owner);
  }

  #without(owner: string | null, text: string): readonly string[] {
    return this.list(owner).filter((each) => each.toLowerCase() !== text.toLowerCase());
  }
}
