import { sql } from 'kysely';
import type { AgeCheck } from '../catalogue/age-check.ts';
import { listIssues } from '../catalogue/list-issues.ts';
import { refusalOfIssue } from '../catalogue/not-offered.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { SliceRequest } from '../http/slice.ts';
import { ensureReader } from '../readers/readers.ts';
import { findReadingObstacle } from './may-read.ts';

/** How many a shelf holds. */
export const mostFavourites = 1000;

/** A reader's shelf as ids, the last added first: what is not offered is not on it, and comes back when it is again. */
const shelfOf = (database: Database, readerId: string) =>
  database
    .selectFrom('comics.issue as issue')
    .innerJoin('comics.favourite as favourite', 'favourite.issueId', 'issue.id')
    .select('issue.id')
    .where('favourite.readerId', '=', readerId)
    .where(isOffered())
    .orderBy('favourite.createdAt', 'desc')
    .orderBy('issue.id');

export const favouritesOf = (database: Database, readerId: string, language: string, slice: SliceRequest) =>
  listIssues(database, language, shelfOf(database, readerId), slice);

export async function favouriteIdsOf(database: Database, readerId: string): Promise<string[]> {
  const rows = await shelfOf(database, readerId).execute();
  return rows.map(({ id }) => id);
}

/** What is on the shelf already keeps its place. Refuses what the reader may not see. */
export async function addFavourite(
  { database, ages }: { database: Database; ages: AgeCheck },
  readerId: string,
  issueId: string,
): Promise<void> {
  const issue = await database
    .selectFrom('comics.issue as issue')
    .select('issue.id')
    .where('issue.id', '=', issueId)
    .where(isOffered())
    .executeTakeFirst();
  if (!issue) throw await refusalOfIssue(database, { id: issueId });
  const obstacle = await findReadingObstacle({ database, ages }, readerId, issueId);
  // What is only to be bought yet may well be wished for.
  if (obstacle === 'USER.BLOCKED_CONTENT') throw new Refusal(obstacle);
  await ensureReader(database, readerId);
  await database.transaction().execute(async (rows) => {
    // One after the other, so that all at once are not more than there is room for.
    await rows
      .selectFrom('comics.reader')
      .select('readerId')
      .where('readerId', '=', readerId)
      .forUpdate()
      .execute();
    const shelf = await rows
      .selectFrom('comics.favourite')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<boolean>`coalesce(bool_or(issue_id = ${issueId}), false)`.as('hasIssue'),
      ])
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    if (shelf.hasIssue) return;
    if (shelf.count >= mostFavourites) throw new Refusal('FAVOURITE.TOO_MANY');
    await rows
      .insertInto('comics.favourite')
      // Not when the transaction began: it may have waited for another.
      .values({ readerId, issueId, createdAt: sql<Date>`clock_timestamp()` })
      .execute();
  });
}

export async function removeFavourite(database: Database, readerId: string, issueId: string): Promise<void> {
  await database
    .deleteFrom('comics.favourite')
    .where('readerId', '=', readerId)
    .where('issueId', '=', issueId)
    .execute();
}
