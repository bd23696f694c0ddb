import {
  demoAccounts,
  demoCoupons,
  demoReaders,
  demoVouchers,
} from '../../../demo/content.ts';
import { loadAround } from '../../../server/seed/insert-shop-and-readers.ts';
import type { DemoCatalogue, DemoIssue } from '../../../server/seed/seed-catalogue.ts';
import { insertCatalogue } from '../../../server/seed/insert-catalogue.ts';
import { fakeCatalogue } from './fake-catalogue.ts';
import type { TestPlatform } from './test-platform.ts';

/** As many issues as the long history needs, with the slugs that the data names; the newest are sold, and every publisher that somebody works for. */
export function fullCatalogue(): DemoCatalogue {
  const [template] = fakeCatalogue.issues;
  if (!template) throw new Error('There is no issue to copy.');
  const read = demoReaders.flatMap(({ readings = [] }) => readings.map(({ issue }) => issue));
  const offered = [...demoCoupons, ...demoVouchers].flatMap(({ issue }) => issue ?? []);
  const named = [...new Set([...read, ...offered])];
  const others = Array.from({ length: 42 - named.length }, (_, index) => `edicao-${index}`);
  const issue = (slug: string, index: number): DemoIssue => ({
    ...template,
    slug,
    series: null,
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
  const publishers = demoAccounts.flatMap(({ publisher: username }) =>
    username && publisher ? [{ ...publisher, username }] : [],
  );
  return {
    ...fakeCatalogue,
    publishers: [...fakeCatalogue.publishers, ...publishers],
    series: [],
    issues: [...named, ...others].map(issue),
  };
}

export const insertFullCatalogue = ({ database }: TestPlatform): Promise<void> =>
  database.transaction().execute((rows) => insertCatalogue(rows, fullCatalogue(), new Date()));

/** The demo in an emptied database: the full catalogue and what is around it. */
export async function loadFullDemo(platform: TestPlatform): Promise<void> {
  await platform.empty();
  await insertFullCatalogue(platform);
  await loadAround(platform, fullCatalogue());
}
