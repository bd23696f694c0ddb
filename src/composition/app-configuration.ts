/** What whoever serves the app tells it, in the head of its page. */
export interface AppConfiguration {
  /** Base address of the comics service. */
  readonly comicsAddress: string;
  /** Base address of the identity service. */
  readonly identityAddress: string;
  /** Base address of the postal-code service. */
  readonly postalAddress: string;
  /** 'stand-in', or 'efi' with the identifier of the account there: 'efi 0123456789abcdef'. */
  readonly tokenizer: string;
}

/** What holds where the page does not tell it. */
export const usualConfiguration: AppConfiguration = {
  comicsAddress: '/api/comics',
  identityAddress: '/api/identity',
  postalAddress: '/thirdparty/postal',
  tokenizer: 'stand-in',
};

/** Reads `<meta name="banca:comics" content="…">` and its like. */
export function readConfiguration(page: Document): AppConfiguration {
  const told = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="banca:${name}"]`)?.content || undefined;
  return {
    comicsAddress: told('comics') ?? usualConfiguration.comicsAddress,
    identityAddress: told('identity') ?? usualConfiguration.identityAddress,
    postalAddress: told('postal') ?? usualConfiguration.postalAddress,
    tokenizer: told('tokenizer') ?? usualConfiguration.tokenizer,
  };
}
