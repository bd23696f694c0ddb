import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import type { IssueRow } from './issue-query.ts';
import { loadOfferedIssues, offeredIssues } from './list-issues.ts';
import { asIssues, issuesIn, type ViewerLocale } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';

export interface TopIssues {
  /**
   * Loads a slice, and one more, of all issues that are offered in the market: first those with the most readers in the
   * last 30 days, then the others, newest first.
   */
  load(locale: ViewerLocale, slice: SliceRange): Promise<IssueRow[]>;
  /** The ids of issues with readers in the last 30 days, most readers first; at most 1000. They are cached. */
  loadPopularIds(market: string): Promise<readonly string[]>;
}

const popularityPeriodMs = 30 * 24 * 60 * 60 * 1000;
/** Counting the readers of a month is as slow for one issue as for all, so the ids of this many issues are cached. */
const maxCachedIds = 1000;

/** `lifetimeMs`: how long the popular ids are cached. Issues that are no longer offered disappear at once. */
export function openTopIssues(database: Database, lifetimeMs: number): TopIssues {
  const popularIds = new LRUCache<string, string[]>({
    max: 20,
    ttl: lifetimeMs,
    // Otherwise `delete` below would fail requests that wait for the same load.
    ignoreFetchAbort: true,
    fetchMethod: (market) => loadPopularIds(database, market, maxCachedIds),
  });
  const load = async (locale: ViewerLocale, slice: SliceRange) => {
    const rows = rowRangeOf(slice);
    const { market } = locale;
    const ids = await loadTopIds(database, market, await popularIds.forceFetch(market), rows);
    const issues = await loadOfferedIssues(database, locale, ids);
    if (issues.length === ids.length) return issues;
    // One of them is no longer offered, so the cached ids are outdated.
    popularIds.delete(market);
    return loadOfferedIssues(
      database,
      locale,
      await loadTopIds(database, market, await popularIds.forceFetch(market), rows),
    );
  };
  return { load, loadPopularIds: (market) => popularIds.forceFetch(market) };
}

interface RowRange {
  limit: number;
  offset: number;
}

/**
 * Only the few issues that somebody has read are sorted by their number of readers. The others come in the order of an
 * index.
 */
async function loadTopIds(
  database: Database,
  market: string,
  cachedIds: readonly string[],
  { limit, offset }: RowRange,
): Promise<string[]> {
  const cachedSlice = cachedIds.slice(offset, offset + limit);
  if (cachedSlice.length === limit) return cachedSlice;
  const isComplete = cachedIds.length < maxCachedIds;
  const sortedIds = isComplete ? cachedIds : await loadPopularIds(database, market, offset + limit);
  const popularSlice = sortedIds.slice(offset, offset + limit);
  const remaining = { limit: limit - popularSlice.length, offset: Math.max(0, offset - sortedIds.length) };
  // If possible, exclude the cached ids instead of all issues that were read. Otherwise an issue that was read
  // after the cache was filled would be missing from the list.
  return [
    ...popularSlice,
    ...(await loadOtherIds(database, market, isComplete ? isNotIn(cachedIds) : isUnread(), remaining)),
  ];
}

const popularityPeriodStart = () => new Date(Date.now() - popularityPeriodMs);

async function loadPopularIds(database: Database, market: string, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom((builder) =>
      builder
        .selectFrom('comics.reading')
        .select(['issueId', sql<number>`count(*)`.as('readers')])
        .where('readAt', '>', popularityPeriodStart())
        .groupBy('issueId')
        .as('popular'),
    )
    .innerJoin(asIssues(issuesIn(market)), 'issue.id', 'popular.issueId')
    .select('issue.id')
    .where(isOffered())
    .orderBy('popular.readers', 'desc')
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const isNotIn = (ids: readonly string[]) => sql<boolean>`issue.id <> all (${[...ids]}::uuid[])`;

/** Not a join, because PostgreSQL would then not use the index for the order. */
const isUnread = () =>
  sql<boolean>`issue.id not in (select issue_id from comics.reading where read_at > ${popularityPeriodStart()})`;

async function loadOtherIds(
  database: Database,
  market: string,
  condition: RawBuilder<boolean>,
  { limit, offset }: RowRange,
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await offeredIssues(database, market)
    .where(condition)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
