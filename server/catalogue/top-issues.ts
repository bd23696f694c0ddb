import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import type { IssueRow } from './issue-query.ts';
import { loadOfferedIssues, offeredIssues } from './list-issues.ts';
import { isOffered } from './offered.ts';

export interface TopIssues {
  /**
   * Loads a slice, and one more, of all issues: first those with the most readers in the last 30 days, then the others,
   * newest first.
   */
  load(language: string, slice: SliceRange): Promise<IssueRow[]>;
  /** The ids of issues with readers in the last 30 days, most readers first; at most 1000. They are cached. */
  loadPopularIds(): Promise<readonly string[]>;
}

const popularityPeriodMs = 30 * 24 * 60 * 60 * 1000;
/** Counting the readers of a month is as slow for one issue as for all, so the ids of this many issues are cached. */
const maxCachedIds = 1000;

/** `lifetimeMs`: how long the popular ids are cached. Issues that are no longer offered disappear at once. */
export function openTopIssues(database: Database, lifetimeMs: number): TopIssues {
  const popularIds = new LRUCache<'all', string[]>({
    max: 1,
    ttl: lifetimeMs,
    // Otherwise `clear` below would fail requests that wait for the same load.
    ignoreFetchAbort: true,
    fetchMethod: () => loadPopularIds(database, maxCachedIds),
  });
  const load = async (language: string, slice: SliceRange) => {
    const rows = rowRangeOf(slice);
    const ids = await loadTopIds(database, await popularIds.forceFetch('all'), rows);
    const issues = await loadOfferedIssues(database, language, ids);
    if (issues.length === ids.length) return issues;
    // One of them is no longer offered, so the cached ids are outdated.
    popularIds.clear();
    return loadOfferedIssues(
      database,
      language,
      await loadTopIds(database, await popularIds.forceFetch('all'), rows),
    );
  };
  return { load, loadPopularIds: () => popularIds.forceFetch('all') };
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
  cachedIds: readonly string[],
  { limit, offset }: RowRange,
): Promise<string[]> {
  const cachedSlice = cachedIds.slice(offset, offset + limit);
  if (cachedSlice.length === limit) return cachedSlice;
  const isComplete = cachedIds.length < maxCachedIds;
  const sortedIds = isComplete ? cachedIds : await loadPopularIds(database, offset + limit);
  const popularSlice = sortedIds.slice(offset, offset + limit);
  const remaining = { limit: limit - popularSlice.length, offset: Math.max(0, offset - sortedIds.length) };
  // If possible, exclude the cached ids instead of all issues that were read. Otherwise an issue that was read
  // after the cache was filled would be missing from the list.
  return [
    ...popularSlice,
    ...(await loadOtherIds(database, isComplete ? isNotIn(cachedIds) : isUnread(), remaining)),
  ];
}

const popularityPeriodStart = () => new Date(Date.now() - popularityPeriodMs);

async function loadPopularIds(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom((builder) =>
      builder
        .selectFrom('comics.reading')
        .select(['issueId', sql<number>`count(*)`.as('readers')])
        .where('readAt', '>', popularityPeriodStart())
        .groupBy('issueId')
        .as('popular'),
    )
    .innerJoin('comics.issue as issue', 'issue.id', 'popular.issueId')
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
  condition: RawBuilder<boolean>,
  { limit, offset }: RowRange,
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await offeredIssues(database)
    .where(condition)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
