/** The headers of every call: accept-language and timezone. */
export class RequestHeaders {
  #current: Readonly<Record<string, string>> = {};

  get current(): Readonly<Record<string, string>> {
    return this.#current;
  }

  /** `language` as the services name it: 'pt-br' or 'en-us'. `timezone` is an IANA name. */
  set(language: string, timezone: string): void {
    this.#current = { 'accept-language': language, timezone };
  }
}
