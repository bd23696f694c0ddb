/** The headers of every request: accept-language and timezone. */
export class RequestHeaders {
  #current: Readonly<Record<string, string>> = {};

  get current(): Readonly<Record<string, string>> {
    return this.#current;
  }

  /** `language`: 'pt-br' or 'en-us'. `timezone`: an IANA name. */
  set(language: string, timezone: string): void {
    this.#current = { 'accept-language': language, timezone };
  }
}
