import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { inOrderOf } from '../database/in-order-of.ts';
import { rankIds } from '../database/rank-ids.ts';
import type { Tables } from '../database/tables.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { anyIssueQuery, type IssueRow, issueQuery } from './issue-query.ts';
import { isOffered } from './offered.ts';

/** A query that selects only the ids of issues, in an order. */
type IssueIdQuery = SelectQueryBuilder<Tables & { issue: Tables['comics.issue'] }, 'issue', { id: string }>;

/** Selects the ids of all offered issues. The caller adds conditions and an order. */
export const offeredIssues = (database: Database): IssueIdQuery =>
  database.selectFrom('comics.issue as issue').select('issue.id').where(isOffered());

/**
 * Loads a slice of issues and one more, which shows that there is a next page. Ids are chosen first, so page 50 of a
 * large catalogue costs little more than page 0.
 */
export function listIssues(
  database: Database,
  language: string,
  idQuery: IssueIdQuery,
  slice: SliceRange,
): Promise<IssueRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  return anyIssueQuery(database, language)
    .innerJoin(rankIds(idQuery.limit(limit).offset(offset)).as('chosen'), 'chosen.id', 'issue.id')
    .orderBy('chosen.rank')
    .execute();
}

/** Loads issues by id, offered or not. The map has the order of the ids; ids without an issue are left out. */
export async function loadIssuesByIds(
  database: Database,
  language: string,
  ids: readonly string[],
): Promise<Map<string, IssueRow>> {
  if (ids.length === 0) return new Map();
  const rows = await anyIssueQuery(database, language).where('issue.id', 'in', ids).execute();
  return new Map(inOrderOf(ids, rows).map((row) => [row.id, row]));
}

/** Loads offered issues by id, in the order of the ids. Issues that are not offered are left out. */
export async function loadOfferedIssues(
  database: Database,
  language: string,
  ids: readonly string[],
): Promise<IssueRow[]> {
  if (ids.length === 0) return [];
  const rows = await issueQuery(database, language).where('issue.id', 'in', ids).execute();
  return inOrderOf(ids, rows);
}
