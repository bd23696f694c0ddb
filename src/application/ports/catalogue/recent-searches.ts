/** The recent searches on this device, latest first. Each reader has a list; all visitors share one. */
export interface RecentSearches {
  /**
   * Whether this device may store the searches of an owner: the id of a reader, or null for visitors. null until the owner
   * has answered. Rule 125.
   */
  isAllowed(owner: string | null): boolean | null;
  /** Refusing deletes the searches of the owner. */
  choose(owner: string | null, isAllowed: boolean): void;
  list(owner: string | null): readonly string[];
  /** Does nothing without permission. Puts a text first and removes earlier entries that differ only in case. Keeps at most eight. */
  remember(owner: string | null, text: string): void;
  forget(owner: string | null, text: string): void;
  clear(owner: string | null): void;
}
