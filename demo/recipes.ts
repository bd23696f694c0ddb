import type { DemoCatalogue, Language } from '../server/seed/seed-catalogue.ts';

/** Recipes name what the demo draws: they are kept with the images, so their form never changes. */

export const pageRecipe = (slug: string, language: Language, page: number): string =>
  `demo/page/${slug}/${language}/${page}`;

export const publisherRecipe = (username: string): string => `demo/publisher/${username}`;

/** `link`: the banner's, a path of the app. */
export const bannerRecipe = (link: string): string => `demo/banner${link}`;

/** Throws a RangeError for what the catalogue does not have. */
export async function drawRecipe(catalogue: DemoCatalogue, recipe: string): Promise<Buffer> {
  const [, kind, name = '', language, page] = recipe.split('/');
  if (kind === 'page' && (language === 'pt-br' || language === 'en-us')) {
    return catalogue.drawPage(name, language, Number(page));
  }
  const publisher = catalogue.publishers.find(({ username }) => username === name);
  if (kind === 'publisher' && publisher) return publisher.drawPicture();
  const banner = catalogue.banners.find(({ link }) => bannerRecipe(link) === recipe);
  if (banner) return banner.drawPicture();
  throw new RangeError(`There is no drawing for ${recipe}.`);
}
