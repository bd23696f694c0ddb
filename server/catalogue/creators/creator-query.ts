import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { offeredIssues } from '../list-issues.ts';
import { asIssues, issuesIn } from '../markets/issues-in-market.ts';
import { isOffered } from '../offered.ts';
import type { Creator } from '../schemas.ts';
import { seriesOrder } from '../series-query.ts';

/** Whether `issue` has the creator in its credits. An array, so that PostgreSQL starts with these few issues. */
export const isCreditedTo = (slug: string) =>
  sql<boolean>`issue.id = any (array(select issue_id from comics.contributor where slug = ${slug}))`;

/** Loads a creator from the credits of issues that are offered in a market. Null if there are none. */
export async function findCreator(
  database: Database,
  market: string,
  slug: string,
): Promise<Omit<Static<typeof Creator>, 'startIssue'> | null> {
  const credits = database
    .selectFrom('comics.contributor as contributor')
    .innerJoin(asIssues(issuesIn(market)), 'issue.id', 'contributor.issueId')
    .where('contributor.slug', '=', slug)
    .where(isOffered());
  const row = await credits
    .select([
      // The most frequent spelling.
      sql<string | null>`mode() within group (order by contributor.name)`.as('name'),
      sql<number>`count(distinct issue.id)::int`.as('issuesCount'),
      sql<number>`count(distinct issue.series_id)::int`.as('seriesCount'),
    ])
    .executeTakeFirstOrThrow();
  if (row.name === null) return null;
  const roles = await credits
    .select('contributor.role')
    .groupBy('contributor.role')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('contributor.role')
    .execute();
  return { slug, ...row, name: row.name, roles: roles.map(({ role }) => role) };
}

/**
 * Selects, in reading order, the issues by a creator in the series of their most read issue; only that issue if it has no
 * series. Without readers, the newest issue counts as the most read one.
 */
export function issuesToStart(
  database: Database,
  { market, slug, popularIds }: { market: string; slug: string; popularIds: readonly string[] },
) {
  const issues = offeredIssues(database, market).where(isCreditedTo(slug));
  // An issue without a series is a series of its own.
  const seriesOfIssue = sql<string>`coalesce(issue.series_id, issue.id)`;
  const mostRead = issues
    .clearSelect()
    .select(seriesOfIssue.as('id'))
    .orderBy(sql`array_position(${[...popularIds]}::uuid[], issue.id)`)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(1);
  return issues.where(seriesOfIssue, '=', mostRead).orderBy(seriesOrder);
}
