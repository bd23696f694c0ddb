import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { asIssues, issuesIn } from '../catalogue/markets/issues-in-market.ts';
import { findIssueError } from '../catalogue/not-offered.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { findMarketOf } from '../readers/reader-markets.ts';
import { ensureReader } from '../readers/readers.ts';
import { findReadingObstacle } from './may-read.ts';

export interface LikeSummary {
  count: number;
  isLiked: boolean;
}

/** `readerId`: null for a visitor. Throws an ApiError if the issue is not offered. */
export async function findLikes(
  database: Database,
  issueId: string,
  { readerId, market }: { readerId: string | null; market: string },
): Promise<LikeSummary> {
  const row = await database
    .selectFrom(asIssues(issuesIn(market)))
    .select([
      sql<number>`(select count(*)::int from comics.issue_like where issue_id = issue.id)`.as('count'),
      sql<boolean>`exists (
        select from comics.issue_like where issue_id = issue.id and reader_id = ${readerId}::uuid
      )`.as('isLiked'),
    ])
    .where('issue.id', '=', issueId)
    .where(isOffered())
    .executeTakeFirst();
  if (!row) throw await findIssueError(database, market, { id: issueId });
  return row;
}

/** Does nothing if the reader already likes the issue. Throws an ApiError if the reader may not see it. */
export async function addLike(
  { database, ages }: { database: Database; ages: AgeVerifier },
  readerId: string,
  issueId: string,
): Promise<void> {
  // Throws if the issue is not offered.
  await findLikes(database, issueId, { readerId, market: await findMarketOf(database, readerId) });
  const obstacle = await findReadingObstacle({ database, ages }, readerId, issueId);
  // Readers may like what they have read elsewhere, but not what they may not see.
  if (obstacle === 'USER.BLOCKED_CONTENT') throw new ApiError(obstacle);
  await ensureReader(database, readerId);
  await database
    .insertInto('comics.issue_like')
    .values({ readerId, issueId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeLike(database: Database, readerId: string, issueId: string): Promise<void> {
  await database
    .deleteFrom('comics.issue_like')
    .where('readerId', '=', readerId)
    .where('issueId', '=', issueId)
    .execute();
}
