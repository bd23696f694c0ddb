/** Opens pages outside the app. */
export interface Navigation {
  /** The address of the app's /callback, where a provider sends the reader back. */
  readonly callbackAddress: string;
  /** Returns false and stays if the address is not http(s), for example `javascript:`. */
  leaveFor(address: string): boolean;
}
