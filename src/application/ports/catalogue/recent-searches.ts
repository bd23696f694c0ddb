/** What was searched for on this device, the last first; of each reader, and of visitors together. */
export interface RecentSearches {
  /** `owner`: the id of a reader, or null for visitors. */
  list(owner: string | null): readonly string[];
  /** Puts a text first; of the same text in other capitals the last counts. At most eight are kept. */
  remember(owner: string | null, text: string): void;
  forget(owner: string | null, text: string): void;
  clear(owner: string | null): void;
}
