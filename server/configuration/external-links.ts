import type { Configuration } from './configuration.ts';

/** Links of the app's footer. Undefined: hidden. */
export type ExternalLinkSettings = Partial<
  Pick<Configuration, 'instagramUrl' | 'youtubeUrl' | 'googlePlayUrl' | 'appStoreUrl'>
>;

/**
 * Returns the content of the app's `meta` element `banca:links`: pairs such as "instagram=https://…", separated by
 * spaces, which addresses do not contain.
 */
export function externalLinks(configuration: ExternalLinkSettings): string {
  const links = {
    instagram: configuration.instagramUrl,
    youtube: configuration.youtubeUrl,
    googlePlay: configuration.googlePlayUrl,
    appStore: configuration.appStoreUrl,
  };
  return Object.entries(links)
    .filter(([, address]) => address !== undefined)
    .map(([name, address]) => `${name}=${address}`)
    .join(' ');
}
