import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { rowsFor, type SliceRange } from '../http/slice.ts';
import { type IssueRow, issueQuery } from './issue-query.ts';
import { offeredIssues } from './list-issues.ts';
import { isOffered } from './offered.ts';

/**
 * Loads a slice, and one more, of all issues: first those with the most readers in the last 30 days, then the others,
 * newest first.
 */
export type TopIssues = (language: string, slice: SliceRange) => Promise<IssueRow[]>;

const popularityPeriodMs = 30 * 24 * 60 * 60 * 1000;
/** Counting the readers of a month is as slow for one issue as for all, so the ids of this many issues are cached. */
const maxCached = 1000;

/** `lifetimeMs`: how long the popular ids are cached. Issues that are no longer offered disappear at once. */
export function openTopIssues(database: Database, lifetimeMs: number): TopIssues {
  const popular = new LRUCache<'all', string[]>({
    max: 1,
    ttl: lifetimeMs,
    // Otherwise `clear` below would fail requests that wait for the same load.
    ignoreFetchAbort: true,
    fetchMethod: () => popularIssues(database, maxCached),
  });
  return async (language, slice) => {
    const rows = rowsFor(slice);
    const ids = await topOf(database, await popular.forceFetch('all'), rows);
    const issues = await offeredAmong(database, language, ids);
    if (issues.length === ids.length) return issues;
    // One of them is no longer offered, so the cached ids are outdated.
    popular.clear();
    return offeredAmong(database, language, await topOf(database, await popular.forceFetch('all'), rows));
  };
}

interface Rows {
  limit: number;
  offset: number;
}

/** Only the few issues that were read are sorted by readers. The many others come in the order of their index. */
async function topOf(
  database: Database,
  cached: readonly string[],
  { limit, offset }: Rows,
): Promise<string[]> {
  const cachedSlice = cached.slice(offset, offset + limit);
  if (cachedSlice.length === limit) return cachedSlice;
  const isComplete = cached.length < maxCached;
  const popular = isComplete ? cached : await popularIssues(database, offset + limit);
  const shown = popular.slice(offset, offset + limit);
  const rest = { limit: limit - shown.length, offset: Math.max(0, offset - popular.length) };
  // If possible, exclude the cached ids instead of all issues that were read: an issue that is read after the cache was
  // filled would otherwise be in neither part of the list.
  return [...shown, ...(await otherIssues(database, isComplete ? notAmong(cached) : isUnread(), rest))];
}

async function offeredAmong(
  database: Database,
  language: string,
  ids: readonly string[],
): Promise<IssueRow[]> {
  if (ids.length === 0) return [];
  const rows = await issueQuery(database, language).where('issue.id', 'in', ids).execute();
  const issues = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => issues.get(id) ?? []);
}

const periodStart = () => new Date(Date.now() - popularityPeriodMs);

async function popularIssues(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom((builder) =>
      builder
        .selectFrom('comics.reading')
        .select(['issueId', sql<number>`count(*)`.as('readers')])
        .where('readAt', '>', periodStart())
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

const notAmong = (ids: readonly string[]) => sql<boolean>`issue.id <> all (${[...ids]}::uuid[])`;

/** Not a join, because PostgreSQL would then not use the index for the order. */
const isUnread = () =>
  sql<boolean>`issue.id not in (select issue_id from comics.reading where read_at > ${periodStart()})`;

async function otherIssues(
  database: Database,
  condition: RawBuilder<boolean>,
  { limit, offset }: Rows,
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
