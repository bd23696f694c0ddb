/**
 * The place of this app that somebody is on the way to while they sign in or up: the link of a letter that this takes
 * is opened in a tab that knows nothing of it. Kept on this device, for as long as the link of any letter is good.
 */
export interface AwaitedPlace {
  /** In the place of an earlier one. The home screen is where everybody goes: then there is none. */
  keep(place: string): void;
  /** Home where there is none. */
  find(): string;
  /** They have arrived. */
  forget(): void;
}
