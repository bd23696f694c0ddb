/** Leads the browser out of the app, and knows where it comes back. */
export interface Navigation {
  /** This app's /callback. */
  readonly callbackAddress: string;
  /** Goes to another page of the web. False where the address is none, such as one of a script. */
  leaveFor(address: string): boolean;
}
