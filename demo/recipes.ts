import type { SeedLanguage } from '@banca/server/seed/seed-catalogue.ts';

/* The names of the demo's drawings. Databases keep them, so their form never changes. */

export const pageRecipe = (slug: string, language: SeedLanguage, page: number): string =>
  `demo/page/${slug}/${language}/${page}`;

export const publisherRecipe = (username: string): string => `demo/publisher/${username}`;

/** `link`: the banner's, a path of the app. */
export const bannerRecipe = (link: string): string => `demo/banner${link}`;
