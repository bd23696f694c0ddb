import type { RecentSearches } from '../../../src/application/ports/catalogue/recent-searches.ts';

/** Forgets when the test ends. */
export class FakeRecentSearches implements RecentSearches {
  readonly #kept = new Map<string | null, readonly string[]>();

  list(owner: string | null): readonly string[] {
    return this.#kept.get(owner) ?? [];
  }

  remember(owner: string | null, text: string): void {
    const wanted = text.trim();
    if (wanted) this.#kept.set(owner, [wanted, ...this.#without(owner, wanted)].slice(0, 8));
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
