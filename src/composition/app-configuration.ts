import { type ExternalLinks, parseExternalLinks } from '../presentation/shell/external-links.ts';

/** Configuration that the server writes into the head of the page. */
export interface AppConfiguration {
  /** Base address of the comics service. */
  readonly comicsAddress: string;
  /** Base address of the identity service. */
  readonly identityAddress: string;
  /** Base address of the postal-code service. */
  readonly postalAddress: string;
  /** 'stand-in', or 'efi' and the identifier of the Efí account: 'efi 0123456789abcdef'. */
  readonly tokenizer: string;
  /** Links of the footer. */
  readonly links: ExternalLinks;
}

export const defaultConfiguration: AppConfiguration = {
  comicsAddress: '/api/comics',
  identityAddress: '/api/identity',
  postalAddress: '/thirdparty/postal',
  tokenizer: 'stand-in',
  links: {},
};

/** Reads tags such as `<meta name="banca:comics" content="…">`. Missing ones have default values. */
export function readConfiguration(page: Document): AppConfiguration {
  const contentOf = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="banca:${name}"]`)?.content || undefined;
  return {
    comicsAddress: contentOf('comics') ?? defaultConfiguration.comicsAddress,
    identityAddress: contentOf('identity') ?? defaultConfiguration.identityAddress,
    postalAddress: contentOf('postal') ?? defaultConfiguration.postalAddress,
    tokenizer: contentOf('tokenizer') ?? defaultConfiguration.tokenizer,
    links: parseExternalLinks(contentOf('links') ?? ''),
  };
}
