import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { rowsFor, type SliceRequest } from '../http/slice.ts';
import { type IssueRow, issueQuery } from './issue-query.ts';
import { offeredIssues } from './list-issues.ts';
import { isOffered } from './offered.ts';

/** A slice of the issues with the most readers in the last 30 days, then all others, newest first; and one more. */
export type TopIssues = (language: string, slice: SliceRequest) => Promise<IssueRow[]>;

const month = 30 * 24 * 60 * 60 * 1000;
/** Counting the readers of a month takes as long for one issue as for all: so many of the first are kept. */
const mostKept = 1000;

/** `lifetime`: how long the order of those that are read is kept, in milliseconds; what leaves the shop leaves at once. */
export function openTopIssues(database: Database, lifetime: number): TopIssues {
  const popular = new LRUCache<'all', string[]>({
    max: 1,
    ttl: lifetime,
    // Otherwise `clear` below would fail requests that wait for the same load.
    ignoreFetchAbort: true,
    fetchMethod: () => popularIssues(database, mostKept),
  });
  return async (language, slice) => {
    const rows = rowsFor(slice);
    const ids = await topOf(database, await popular.forceFetch('all'), rows);
    const issues = await offeredAmong(database, language, ids);
    if (issues.length === ids.length) return issues;
    // One of them has left the shop since they were put in order.
    popular.clear();
    return offeredAmong(database, language, await topOf(database, await popular.forceFetch('all'), rows));
  };
}

interface Rows {
  limit: number;
  offset: number;
}

/** Few are read and many are not: only those that are read are sorted, the others come as their index has them. */
async function topOf(
  database: Database,
  kept: readonly string[],
  { limit, offset }: Rows,
): Promise<string[]> {
  const known = kept.slice(offset, offset + limit);
  if (known.length === limit) return known;
  const isAll = kept.length < mostKept;
  const all = isAll ? kept : await popularIssues(database, offset + limit);
  const shown = all.slice(offset, offset + limit);
  const rest = { limit: limit - shown.length, offset: Math.max(0, offset - all.length) };
  // By what is kept wherever that is enough, so that a reading of this minute takes nothing out of the list.
  return [...shown, ...(await otherIssues(database, isAll ? notAmong(kept) : isUnread(), rest))];
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

const recent = () => new Date(Date.now() - month);

async function popularIssues(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom((builder) =>
      builder
        .selectFrom('comics.reading')
        .select(['issueId', sql<number>`count(*)`.as('readers')])
        .where('readAt', '>', recent())
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

/** Not as a join, for which the issues would lose their order. */
const isUnread = () =>
  sql<boolean>`issue.id not in (select issue_id from comics.reading where read_at > ${recent()})`;

async function otherIssues(
  database: Database,
  areOthers: RawBuilder<boolean>,
  { limit, offset }: Rows,
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await offeredIssues(database)
    .where(areOthers)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
