import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { inOrderOf } from '../database/in-order-of.ts';
import { rankIds } from '../database/rank-ids.ts';
import type { Tables } from '../database/tables.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { anyIssueQuery, type IssueRow, issueQuery } from './issue-query.ts';
import { asIssues, issuesIn, type ViewerLocale } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';

/** A query that selects only the ids of issues, in an order. */
type IssueIdQuery = SelectQueryBuilder<Tables & { issue: Tables['comics.issue'] }, 'issue', { id: string }>;

/** Selects the ids of all issues that are offered in a market. The caller adds conditions and an order. */
export const offeredIssues = (database: Database, market: string): IssueIdQuery =>
  database
    .selectFrom(asIssues(issuesIn(market)))
    .select('issue.id')
    .where(isOffered());

/**
 * Loads a slice of issues and one more, which shows that there is a next page. Ids are chosen first, so page 50 of a
 * large catalogue costs little more than page 0.
 */
export function listIssues(
  database: Database,
  locale: ViewerLocale,
  idQuery: IssueIdQuery,
  slice: SliceRange,
): Promise<IssueRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  return anyIssueQuery(database, locale)
    .innerJoin(rankIds(idQuery.limit(limit).offset(offset)).as('chosen'), 'chosen.id', 'issue.id')
    .orderBy('chosen.rank')
    .execute();
}

/** Loads issues by id, offered or not. The map has the order of the ids; ids without an issue are left out. */
export async function loadIssuesByIds(
  database: Database,
  locale: ViewerLocale,
  ids: readonly string[],
): Promise<Map<string, IssueRow>> {
  if (ids.length === 0) return new Map();
  const rows = await anyIssueQuery(database, locale).where('issue.id', 'in', ids).execute();
  return new Map(inOrderOf(ids, rows).map((row) => [row.id, row]));
}

/** Loads offered issues by id, in the order of the ids. Issues that are not offered are left out. */
export async function loadOfferedIssues(
  database: Database,
  locale: ViewerLocale,
  ids: readonly string[],
): Promise<IssueRow[]> {
  if (ids.length === 0) return [];
  const rows = await issueQuery(database, locale).where('issue.id', 'in', ids).execute();
  return inOrderOf(ids, rows);
}
