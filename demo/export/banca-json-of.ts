import type { BancaJson } from '@banca/server/media/import/banca-json.ts';
import { originalOf, originalTitleOf, publishedAt } from '@banca/server/seed/issue-facts.ts';
import type { SeedCatalogue, SeedEdition, SeedIssue } from '@banca/server/seed/seed-catalogue.ts';

/** Metadata of an edition that ComicInfo.xml has no element for. */
export async function bancaJsonOf(
  catalogue: SeedCatalogue,
  issue: SeedIssue,
  edition: SeedEdition,
  now: Date,
): Promise<BancaJson> {
  const series = catalogue.series.find(({ slug }) => slug === issue.series);
  const publisher = catalogue.publishers.find(({ username }) => username === issue.publisher);
  if (!publisher) throw new Error(`The demo has no publisher ${issue.publisher}.`);
  return {
    version: 1,
    slug: issue.slug,
    originalLanguage: originalOf(issue).language,
    originalTitle: originalTitleOf(issue),
    country: issue.country,
    parentalRating: issue.parentalRating,
    publisher: {
      username: publisher.username,
      description: publisher.description,
      priority: publisher.priority,
      picture: (await catalogue.draw(publisher.picture.recipe)).toString('base64'),
    },
    series: series ? { slug: series.slug, description: series.description } : null,
    contributors: issue.contributors.map(({ name, role }) => ({ name, role })),
    isAvailableForAll: issue.isAvailableForAll,
    isAvailableForSubscribers: issue.isAvailableForSubscribers,
    merchandises: issue.merchandises.map(({ kind, price }) => ({ kind, price, currency: 'BRL' })),
    readingMode: issue.readingMode,
    publishedAt: publishedAt(issue, catalogue.issues.indexOf(issue), now).toISOString(),
    pages: edition.pages.map(({ panels }) => ({ panels: [...panels] })),
  };
}
