import { demo } from '../../../demo/demo.ts';
import { pageRecipe, publisherRecipe } from '../../../demo/recipes.ts';
import { insertCatalogue } from '../../../server/seed/insert-catalogue.ts';
import { insertShopAndReaders } from '../../../server/seed/insert-shop-and-readers.ts';
import type { SeedCatalogue, SeedIssue } from '../../../server/seed/seed-catalogue.ts';
import { fakeCatalogue } from './fake-catalogue.ts';
import type { TestPlatform } from './test-platform.ts';

/**
 * A catalogue with enough issues for the longest reading history, all slugs in the seed data, the newest issues for sale,
 * and all publishers that have members.
 */
export function buildFullCatalogue(): SeedCatalogue {
  const [template] = fakeCatalogue.issues;
  if (!template) throw new Error('There is no issue to copy.');
  const readSlugs = demo.readers.flatMap(({ readings = [] }) =>
    readings.map(({ issue: buildIssue }) => buildIssue),
  );
  const offeredSlugs = [...demo.coupons, ...demo.vouchers].flatMap(({ issue }) => issue ?? []);
  const namedSlugs = [...new Set([...readSlugs, ...offeredSlugs])];
  const otherSlugs = Array.from({ length: 42 - namedSlugs.length }, (_, index) => `edicao-${index}`);
  const issue = (slug: string, index: number): SeedIssue => ({
    ...template,
    slug,
    series: null,
    editions: template.editions.map((edition) => ({
      ...edition,
      pages: edition.pages.map((page, pageIndex) => ({
        ...page,
        recipe: pageRecipe(slug, edition.language, pageIndex),
      })),
    })),
    publishedDaysAgo: index,
    isAvailableForAll: slug === 'pipa-vai-a-lua',
    isAvailableForSubscribers: true,
    merchandises:
      index < 6
        ? [
            { kind: 'purchase', price: 1000 + index },
            { kind: 'rent', price: 300 + index },
          ]
        : [],
  });
  const [publisher] = fakeCatalogue.publishers;
  const publishers = demo.accounts.flatMap(({ publisher: username }) =>
    username && publisher
      ? [{ ...publisher, username, picture: { ...publisher.picture, recipe: publisherRecipe(username) } }]
      : [],
  );
  return {
    ...fakeCatalogue,
    publishers: [...fakeCatalogue.publishers, ...publishers],
    series: [],
    issues: [...namedSlugs, ...otherSlugs].map(issue),
  };
}

export const insertFullCatalogue = ({ database }: TestPlatform): Promise<void> =>
  database.transaction().execute((rows) => insertCatalogue(rows, buildFullCatalogue(), new Date()));

/** Empties the database and seeds the demo with the full catalogue. */
export async function loadFullDemo(platform: TestPlatform): Promise<void> {
  await platform.deleteAllData();
  await insertFullCatalogue(platform);
  await insertShopAndReaders(platform, demo, buildFullCatalogue());
}
