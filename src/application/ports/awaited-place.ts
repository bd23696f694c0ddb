/**
 * The place of this app that somebody was on the way to when they had to wait for a letter: its link is opened in a tab
 * that knows nothing of it. Kept on this device, for as long as the link of any letter is good.
 */
export interface AwaitedPlace {
  /** In the place of an earlier one. The home screen is where everybody goes: then there is none. */
  keep(place: string): void;
  /** Gives it once and forgets it; home where there is none. */
  take(): string;
}
