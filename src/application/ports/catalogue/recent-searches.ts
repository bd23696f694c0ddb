/** The recent searches on this device, latest first. Each reader has a list; all visitors share one. */
export interface RecentSearches {
  /** `owner`: the id of a reader, or null for visitors. */
  list(owner: string | null): readonly string[];
  /** Puts a text first and removes earlier entries that differ only in case. Keeps at most eight. */
  remember(owner: string | null, text: string): void;
  forget(owner: string | null, text: string): void;
  clear(owner: string | null): void;
}
