import type { SeedEdition, SeedIssue } from './seed-catalogue.ts';

/** What the loader and the export both say of an issue. */

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

export function originalOf({ slug, editions: [original] }: SeedIssue): SeedEdition {
  if (!original) throw new Error(`The demo issue ${slug} has no edition.`);
  return original;
}

/** Null where the only title is the original one. */
export const originalTitleOf = (issue: SeedIssue): string | null =>
  issue.editions.length > 1 ? originalOf(issue).title : null;

/** Issues of one day are a minute apart, so that lists keep the catalogue's order. `index` is its place there. */
export const publishedAt = ({ publishedDaysAgo }: SeedIssue, index: number, now: Date): Date =>
  new Date(now.getTime() - publishedDaysAgo * day - (index + 1) * minute);
