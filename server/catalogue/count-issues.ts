import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { type Filters, filterIssues } from './catalogue-filters.ts';
import { offeredIssues } from './list-issues.ts';

/** Counts the issues offered in a market that match filters. */
export type CountIssues = (market: string, filters: Filters) => Promise<number>;

/** `lifetimeMs`: how long counts are cached. All pages and orders of a list share one count, because counting reads it all. */
export function openIssueCounts(database: Database, lifetimeMs: number): CountIssues {
  const counts = new LRUCache<string, number, [market: string, filters: Filters]>({
    max: 500,
    ttl: lifetimeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => countIssues(database, ...context),
  });
  return (...counted) => counts.forceFetch(JSON.stringify(counted), { context: counted });
}

async function countIssues(database: Database, market: string, filters: Filters): Promise<number> {
  const { count } = await filterIssues(offeredIssues(database, market), market, filters)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
