import type { SeedEdition, SeedIssue } from './seed-catalogue.ts';

/* Values of an issue that both the seed and the export need. */

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

export function originalOf({ slug, editions: [original] }: SeedIssue): SeedEdition {
  if (!original) throw new Error(`The demo issue ${slug} has no edition.`);
  return original;
}

/** Null if there is only one edition, because its title is the original one. */
export const originalTitleOf = (issue: SeedIssue): string | null =>
  issue.editions.length > 1 ? originalOf(issue).title : null;

/** Issues of the same day are a minute apart, so lists keep the order of the catalogue. `index`: position in the catalogue. */
export const publishedAt = ({ publishedDaysAgo }: SeedIssue, index: number, now: Date): Date =>
  new Date(now.getTime() - publishedDaysAgo * dayMs - (index + 1) * minuteMs);
