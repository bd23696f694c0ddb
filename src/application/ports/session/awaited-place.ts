/**
 * The page that a visitor wants to reach by signing in or up. Signing up includes following a link in an email, which
 * opens in another tab, so the path is kept on the device until such links expire.
 */
export interface AwaitedPlace {
  /** Replaces the previous path. The home screen is the default, so keeping it clears the path. */
  keep(place: string): void;
  /** The home screen if no path is kept. */
  find(): string;
  /** Called on arrival. */
  forget(): void;
}
