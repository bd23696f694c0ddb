/**
 * Remembers the market of the reader on this device, so that the app shows the right prices before the profile is loaded.
 */
export interface MarketMemory {
  /** Null if the device knows none of this reader. */
  find(readerId: string): string | null;
  /** Replaces the market of any other reader. */
  save(readerId: string, market: string): void;
}
