import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';

/* Names of the demo's drawings. Databases store them, so their format must not change. */

export const pageRecipe = (slug: string, language: SeedLanguage, page: number): string =>
  `demo/page/${slug}/${language}/${page}`;

export const publisherRecipe = (username: string): string => `demo/publisher/${username}`;

/** `link` is the path of the app that the banner opens. */
export const bannerRecipe = (link: string): string => `demo/banner${link}`;
