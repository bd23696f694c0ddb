import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { type Filters, filterIssues } from './catalogue-filters.ts';
import type { IssueRow } from './issue-query.ts';
import { listIssues, loadIssuesByIds, offeredIssues } from './list-issues.ts';
import type { ViewerLocale } from './markets/issues-in-market.ts';

/** Orders of the catalogue, besides the shuffled ones. */
export const issueOrders = ['newest', 'title', 'most_read'] as const;

interface SortedList {
  readonly order: (typeof issueOrders)[number];
  readonly filters: Filters;
  readonly locale: ViewerLocale;
  readonly slice: SliceRange;
  /** The ids of the most read issues, most readers first. */
  loadPopularIds(market: string): Promise<readonly string[]>;
}

/** Loads a slice of the filtered issues in an order, and one more. */
export async function listSortedIssues(
  database: Database,
  { order, filters, locale, slice, loadPopularIds }: SortedList,
): Promise<IssueRow[]> {
  const { language, market } = locale;
  const chosen = filterIssues(offeredIssues(database, market), market, filters);
  if (order === 'newest') return listIssues(database, locale, newestFirst(chosen), slice);
  if (order === 'title') return listIssues(database, locale, titleFirst(chosen, language), slice);
  const ids = await findMostReadIds(chosen, await loadPopularIds(market), slice);
  const issues = await loadIssuesByIds(database, locale, ids);
  return [...issues.values()];
}

type IssueIds = ReturnType<typeof offeredIssues>;

export const newestFirst = (issues: IssueIds) =>
  issues.orderBy('issue.publishedAt', 'desc').orderBy('issue.id');

const titleFirst = (issues: IssueIds, language: string): IssueIds =>
  issues
    .innerJoin('comics.issue_title as title', 'title.issueId', 'issue.id')
    .where('title.language', '=', language)
    .orderBy('title.sortKey')
    .orderBy('issue.id') as unknown as IssueIds;

/** Popular issues first, then all others, newest first. Only the popular ones are sorted. */
async function findMostReadIds(
  issues: IssueIds,
  popularIds: readonly string[],
  slice: SliceRange,
): Promise<string[]> {
  const { limit, offset } = rowRangeOf(slice);
  const array = sql<string[]>`${[...popularIds]}::uuid[]`;
  const popular = await issues
    .where(sql<boolean>`issue.id = any (${array})`)
    .orderBy(sql`array_position(${array}, issue.id)`)
    .execute();
  const first = popular.slice(offset, offset + limit);
  if (first.length === limit) return first.map(({ id }) => id);
  const others = await newestFirst(issues.where(sql<boolean>`issue.id <> all (${array})`))
    .limit(limit - first.length)
    .offset(Math.max(0, offset - popular.length))
    .execute();
  return [...first, ...others].map(({ id }) => id);
}
