import { insertRows } from './insert-rows.ts';
import { inDays, publishedIssues, requireEntry, type SeedContext } from './seed-context.ts';

/**
 * Inserts what subscribers read, which divides the money of their subscriptions. Each sitting is of the
 * next issue that was already published, so that all publishers get a part.
 */
export async function insertSittings(context: SeedContext): Promise<void> {
  const forSubscribers = publishedIssues(context).filter(
    (issue) => issue.isAvailableForSubscribers && !issue.isAvailableForAll,
  );
  const values = context.content.readers.flatMap(({ username, sittings }, readerIndex) => {
    if (!sittings) return [];
    const { everyDays, fromDaysAgo, toDaysAgo } = sittings;
    const count = Math.floor((fromDaysAgo - toDaysAgo) / everyDays) + 1;
    return Array.from({ length: count }, (_, index) => fromDaysAgo - index * everyDays).flatMap(
      (daysAgo, index) => {
        const published = forSubscribers.filter((issue) => issue.publishedDaysAgo > daysAgo);
        const issue = published[(readerIndex + index) % published.length];
        const edition = issue?.editions[0];
        if (!issue || !edition) return [];
        const at = inDays(context, -daysAgo);
        return [
          {
            readerId: requireEntry(context.users, username),
            issueId: requireEntry(context.issues, issue.slug),
            language: edition.language,
            basis: 'subscription' as const,
            startedAt: at,
            lastReadAt: at,
            pages: edition.pages.map((_page, number) => number),
          },
        ];
      },
    );
  });
  await insertRows(context.trx, 'comics.sitting', values);
}
