import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { IssueRow } from '../catalogue/issue-query.ts';
import { loadOfferedIssues } from '../catalogue/list-issues.ts';
import { issuesIn, type ViewerLocale } from '../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';

/** Loads the issues that readers of an issue have also read: first those with the most readers in common. */
export type FindAlsoRead = (issueId: string, locale: ViewerLocale) => Promise<IssueRow[]>;

const maxIssues = 12;
/** With fewer readers in common, a person who also reads both issues could see what a single other person reads. */
const minCommonReaders = 5;
/** Limits the work for a popular issue: its latest readers, and the latest issues of each. */
const maxReaders = 500;
const maxIssuesPerReader = 100;

/** `lifetimeMs`: how long ids are cached. Issues that are no longer offered disappear at once. */
export function openAlsoRead(database: Database, lifetimeMs: number): FindAlsoRead {
  const ids = new LRUCache<string, string[], { issueId: string; market: string }>({
    max: 1000,
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => loadIds(database, context),
  });
  return async (issueId, locale) => {
    const { market } = locale;
    const found = await ids.forceFetch(`${issueId} ${market}`, { context: { issueId, market } });
    return loadOfferedIssues(database, locale, found);
  };
}

/**
 * Excludes issues of the same series, which are on another shelf of the page, and issues for adults unless the issue
 * itself is for adults.
 */
async function loadIds(
  database: Database,
  { issueId, market }: { issueId: string; market: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with latest as materialized (
      select reader_id from comics.reading where issue_id = ${issueId}
      order by read_at desc limit ${maxReaders}
    ), common as (
      select reading.issue_id, count(*) as readers
      from latest cross join lateral (
        select issue_id from comics.reading as reading where reading.reader_id = latest.reader_id
        order by read_at desc limit ${maxIssuesPerReader}
      ) as reading
      group by reading.issue_id having count(*) >= ${minCommonReaders}
    )
    select issue.id
    from common join ${issuesIn(market)} as issue on issue.id = common.issue_id
    join comics.issue as origin on origin.id = ${issueId}
    where issue.id <> origin.id and ${isOffered()}
      and (issue.series_id is null or issue.series_id is distinct from origin.series_id)
      and (issue.parental_rating <> '+18' or origin.parental_rating = '+18')
    order by common.readers desc, issue.published_at desc, issue.id
    limit ${maxIssues}`.execute(database);
  return rows.map(({ id }) => id);
}
