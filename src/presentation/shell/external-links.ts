/** Pages of this app. */
export const documentLinks = {
  terms: '/documents/termos-de-uso.html',
  privacy: '/documents/politica-de-privacidade.html',
} as const;

const linkNames = ['instagram', 'youtube', 'googlePlay', 'appStore', 'contact'] as const;

type LinkName = (typeof linkNames)[number];

/** Addresses outside Banca that the platform configures. A missing one is not shown. */
export type ExternalLinks = Readonly<Partial<Record<LinkName, string>>>;

/** Parses pairs such as "instagram=https://…", separated by spaces. Ignores unknown names. */
export function parseExternalLinks(text: string): ExternalLinks {
  const pairs = text.split(' ').map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]);
  return Object.fromEntries(pairs.filter(([name]) => linkNames.some((each) => each === name)));
}
