/**
 * The page that a visitor wants to reach by signing in or up. Signing up includes following a link in an email, which
 * opens in another tab, so the path is stored on the device until such links expire.
 */
export interface ReturnPathStore {
  /** Replaces the previous path. The home screen is the default, so saving it clears the path. */
  save(path: string): void;
  /** The home screen if no path is stored. */
  find(): string;
  /** Called on arrival. */
  clear(): void;
}
