import { companyEmailOf } from './company.ts';
import type { Configuration } from './configuration.ts';

/** Links of the app's footer. Undefined: hidden, except the address to write to. */
export type ExternalLinkSettings = Partial<
  Pick<Configuration, 'instagramUrl' | 'youtubeUrl' | 'googlePlayUrl' | 'appStoreUrl' | 'companyEmail'>
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
    contact: `mailto:${companyEmailOf(configuration)}`,
  };
  return Object.entries(links)
    .filter(([, address]) => address !== undefined)
    .map(([name, address]) => `${name}=${address}`)
    .join(' ');
}
