import { type RawBuilder, sql } from 'kysely';
import type { IssueRow } from '../catalogue/issue-query.ts';
import { loadIssuesByIds } from '../catalogue/list-issues.ts';
import { issuesIn, type ViewerLocale } from '../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../catalogue/offered.ts';
import { seriesTitle } from '../catalogue/series-title.ts';
import type { Database } from '../database/database.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { type FollowTargetId, maxNewIssuesCount } from './follow-schemas.ts';

export interface FollowRow extends FollowTargetId {
  seenAt: Date;
  slug: string;
  name: string;
  newIssuesCount: number;
  newestIssue: IssueRow;
}

/** The columns `kind` and `id` of the target of `follow`. */
const targetColumns = sql`
  case when follow.series_id is not null then 'series'
    when follow.publisher_id is not null then 'publisher' else 'creator' end as kind,
  coalesce(follow.series_id::text, follow.publisher_id::text, follow.creator_slug) as id`;

/**
 * The newest issues of the target of `follow` that are offered in a market, at most `limit`, or all if it is null. One
 * part for each kind, so that PostgreSQL uses an index for each; the parts of the other kinds compare with null and read
 * nothing.
 */
export function issuesOfFollow(
  market: string,
  limit: number | null,
  { condition = sql`true`, now = new Date() }: { condition?: RawBuilder<boolean>; now?: Date } = {},
): RawBuilder<unknown> {
  const part = (source: RawBuilder<unknown>) => sql`(
    select issue.id, issue.published_at from ${source} and ${isOffered(now)} and ${condition}
    order by issue.published_at desc limit ${limit}::int
  )`;
  return sql`(
    ${part(sql`${issuesIn(market)} as issue where issue.series_id = follow.series_id`)}
    union all ${part(sql`${issuesIn(market)} as issue where issue.publisher_id = follow.publisher_id`)}
    union all ${part(sql`${issuesIn(market)} as issue where issue.id = any (
      array(select issue_id from comics.contributor where slug = follow.creator_slug)
    )`)}
  )`;
}

/**
 * What a reader follows: first what has new issues, then by the newest issue. Targets without offered issues are hidden.
 */
export async function listFollows(
  database: Database,
  readerId: string,
  locale: ViewerLocale,
  slice: SliceRange,
): Promise<FollowRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  const { rows } = await sql<Omit<FollowRow, 'newestIssue'> & { newestId: string }>`
    select ${targetColumns}, follow.seen_at,
      coalesce(series.slug, publisher.username, follow.creator_slug) as slug,
      coalesce(${seriesTitle(locale.language)}, publisher.name, (
        select mode() within group (order by name) from comics.contributor where slug = follow.creator_slug
      )) as name,
      issues.new_count as new_issues_count, issues.newest_id
    from comics.follow as follow
    left join comics.series on series.id = follow.series_id
    left join comics.publisher on publisher.id = follow.publisher_id
    cross join lateral (
      select (array_agg(id order by published_at desc, id))[1] as newest_id, max(published_at) as newest_at,
        (count(*) filter (where published_at > follow.seen_at))::int as new_count
      from ${issuesOfFollow(locale.market, maxNewIssuesCount)} as issues
    ) as issues
    where follow.reader_id = ${readerId} and issues.newest_id is not null
    order by (issues.new_count > 0) desc, issues.newest_at desc, follow.id
    limit ${limit} offset ${offset}`.execute(database);
  const issues = await loadIssuesByIds(
    database,
    locale,
    rows.map(({ newestId }) => newestId),
  );
  return rows.flatMap(({ newestId, ...row }) => {
    const newestIssue = issues.get(newestId);
    return newestIssue ? [{ ...row, newestIssue }] : [];
  });
}

/** All that a reader follows, for the buttons and marks of the app. */
export async function listFollowMarks(
  database: Database,
  readerId: string,
): Promise<(FollowTargetId & { seenAt: Date })[]> {
  const { rows } = await sql<FollowTargetId & { seenAt: Date }>`
    select ${targetColumns}, follow.seen_at from comics.follow as follow
    where follow.reader_id = ${readerId} order by follow.created_at desc, follow.id`.execute(database);
  return rows;
}
