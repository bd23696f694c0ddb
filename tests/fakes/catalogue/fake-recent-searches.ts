import type { RecentSearches } from '../../../src/application/ports/catalogue/recent-searches.ts';

/** Recent searches in memory. */
export class FakeRecentSearches implements RecentSearches {
  /** The answer of owners who have not chosen. */
  answer: boolean | null;
  readonly #answers = new Map<string | null, boolean>();
  readonly #searches = new Map<string | null, readonly string[]>();

  constructor(answer: boolean | null = true) {
    this.answer = answer;
  }

  isAllowed(owner: string | null): boolean | null {
    return this.#answers.get(owner) ?? this.answer;
  }

  choose(owner: string | null, isAllowed: boolean): void {
    this.#answers.set(owner, isAllowed);
    if (!isAllowed) this.#searches.delete(owner);
  }

  list(owner: string | null): readonly string[] {
    return this.isAllowed(owner) ? (this.#searches.get(owner) ?? []) : [];
  }

  remember(owner: string | null, text: string): void {
    const trimmed = text.trim();
    if (this.isAllowed(owner) && trimmed)
      this.#searches.set(owner, [trimmed, ...this.#without(owner, trimmed)].slice(0, 8));
  }

  forget(owner: string | null, text: string): void {
    if (this.isAllowed(owner)) this.#searches.set(owner, this.#without(owner, text));
  }

  clear(owner: string | null): void {
    this.#searches.delete(owner);
  }

  #without(owner: string | null, text: string): readonly string[] {
    return this.list(owner).filter((each) => each.toLowerCase() !== text.toLowerCase());
  }
}
