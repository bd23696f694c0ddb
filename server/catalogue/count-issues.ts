import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { type Filters, filterIssues } from './catalogue-filters.ts';
import { offeredIssues } from './list-issues.ts';

/** Counts the offered issues that match filters. */
export type CountIssues = (filters: Filters) => Promise<number>;

/** `lifetimeMs`: how long counts are cached. All pages and orders of a list share one count, because counting reads it all. */
export function openIssueCounts(database: Database, lifetimeMs: number): CountIssues {
  const counts = new LRUCache<string, number, Filters>({
    max: 500,
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => countIssues(database, context),
  });
  return (filters) => counts.forceFetch(JSON.stringify(filters), { context: filters });
}

async function countIssues(database: Database, filters: Filters): Promise<number> {
  const { count } = await filterIssues(offeredIssues(database), filters)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
