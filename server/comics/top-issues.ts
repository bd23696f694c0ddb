import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { IssueRow } from './issue-query.ts';
import { issuesWithIds, offeredIssues } from './list-issues.ts';
import { isOffered } from './offered.ts';
import { rowsFor, type SliceRequest } from './slice.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * The issues with the most readers in the last 30 days, then all others, newest first. Few are read and many are not,
 * so only those that are read are sorted; the others come as their index has them.
 */
export async function topIssues(
  database: Database,
  language: string,
  slice: SliceRequest,
): Promise<IssueRow[]> {
  const recent = new Date(Date.now() - month);
  const { limit, offset } = rowsFor(slice);
  const popular = await popularIssues(database, recent, offset + limit);
  const shown = popular.slice(offset);
  const others = await otherIssues(database, recent, {
    limit: limit - shown.length,
    offset: Math.max(0, offset - popular.length),
  });
  const ids = [...shown, ...others];
  const issues = await issuesWithIds(database, language, ids);
  return ids.flatMap((id) => issues.get(id) ?? []);
}

async function popularIssues(database: Database, recent: Date, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom((builder) =>
      builder
        .selectFrom('comics.reading')
        .select(['issue_id', sql<number>`count(*)`.as('readers')])
        .where('read_at', '>', recent)
        .groupBy('issue_id')
        .as('popular'),
    )
    .innerJoin('comics.issue as issue', 'issue.id', 'popular.issue_id')
    .select('issue.id')
    .where(isOffered())
    .orderBy('popular.readers', 'desc')
    .orderBy('issue.published_at', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function otherIssues(
  database: Database,
  recent: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await offeredIssues(database)
    // Not as a join, for which the issues would lose their order.
    .where((is) =>
      is.not(
        is(
          'issue.id',
          'in',
          is.selectFrom('comics.reading as reading').select('reading.issue_id').where('read_at', '>', recent),
        ),
      ),
    )
    .orderBy('issue.published_at', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
