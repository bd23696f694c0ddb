/** What whoever serves the app tells it, in the head of its page. */
export interface AppConfiguration {
  /** Base address of the comics service. */
  readonly comicsAddress: string;
  /** Base address of the identity service. */
  readonly identityAddress: string;
}

/** Reads `<meta name="banca:comics" content="…">` and `banca:identity`. */
export function readConfiguration(page: Document): AppConfiguration {
  const told = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="banca:${name}"]`)?.content || `/api/${name}`;
  return { comicsAddress: told('comics'), identityAddress: told('identity') };
}
