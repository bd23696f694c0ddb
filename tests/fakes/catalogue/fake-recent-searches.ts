import type { RecentSearches } from '../../../src/application/ports/catalogue/recent-searches.ts';

/** Searches that last as long as the test. */
export class FakeRecentSearches implements RecentSearches {
  readonly #kept = new Map<string | null, readonly string[]>();

  list(owner: string | null): readonly string[] {
    return this.#kept.get(owner) ?? [];
  }

  remember(owner: string | null, text: string): void {
    const trimmed = text.trim();
    if (trimmed) this.#kept.set(owner, [trimmed, ...this.#without(owner, trimmed)].slice(0, 8));
  }

  forget(owner: string | null, text: string): void {
    this.#kept.set(owner, this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#kept.delete(owner);
  }

  #without(owner: string | null, text: string): readonly string[] {
    return this.list(owner).filter((each) => each.toLowerCase() !== text.toLowerCase());
  }
}
