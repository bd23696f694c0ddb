import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type IssueRow, issueQuery } from './issue-query.ts';
import { asIssues, issuesIn, type ViewerLocale } from './markets/issues-in-market.ts';
import { findIssueError } from './not-offered.ts';
import { isOffered } from './offered.ts';
import { seriesOrder } from './series-query.ts';

/** Loads the offered issues before and after one in its series. Throws an ApiError if that issue is not offered. */
export async function loadNeighbours(
  database: Database,
  locale: ViewerLocale,
  id: string,
): Promise<{ previous: IssueRow | null; next: IssueRow | null }> {
  const nearestIds = await database
    .selectFrom(asIssues(issuesIn(locale.market)))
    .select([
      selectNearestId('before', locale.market).as('previous'),
      selectNearestId('after', locale.market).as('next'),
    ])
    .where('issue.id', '=', id)
    .where(isOffered())
    .executeTakeFirst();
  if (!nearestIds) throw await findIssueError(database, locale.market, { id });
  const ids = [nearestIds.previous, nearestIds.next].filter((each) => each !== null);
  const rows =
    ids.length === 0 ? [] : await issueQuery(database, locale).where('issue.id', 'in', ids).execute();
  const rowOf = (issueId: string | null) => rows.find((row) => row.id === issueId) ?? null;
  return { previous: rowOf(nearestIds.previous), next: rowOf(nearestIds.next) };
}

/**
 * Selects the id of the issue next to the outer `issue`. Inside, the outer one is `here`, because the conditions of
 * `isOffered` and `seriesOrder` need the name `issue` for the candidates.
 */
function selectNearestId(side: 'before' | 'after', market: string): RawBuilder<string | null> {
  const here = sql`(coalesce(here.number, 'infinity'), here.published_at, here.id)`;
  const isOnSide = side === 'before' ? sql`(${seriesOrder}) < ${here}` : sql`(${seriesOrder}) > ${here}`;
  const order =
    side === 'before'
      ? sql`coalesce(issue.number, 'infinity') desc, issue.published_at desc, issue.id desc`
      : seriesOrder;
  return sql`(
    select neighbour.id
    from (select issue.series_id, issue.number, issue.published_at, issue.id) as here
    cross join lateral (
      select issue.id from ${issuesIn(market)} as issue
      where issue.series_id = here.series_id and ${isOnSide} and ${isOffered()}
      order by ${order} limit 1
    ) as neighbour
  )`;
}
