import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { listIssues } from '../catalogue/list-issues.ts';
import { asIssues, issuesIn, type ViewerLocale } from '../catalogue/markets/issues-in-market.ts';
import { findIssueError } from '../catalogue/not-offered.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SliceRange } from '../http/slice.ts';
import { findMarketOf } from '../readers/reader-markets.ts';
import { ensureReader, lockReader } from '../readers/readers.ts';
import { findReadingObstacle } from './may-read.ts';

export const maxFavourites = 1000;

/** Selects the ids of a reader's favourites, most recently added first. Issues that are not offered are hidden, not deleted. */
const favouriteIdQuery = (database: Database, readerId: string, market: string) =>
  database
    .selectFrom(asIssues(issuesIn(market)))
    .innerJoin('comics.favourite as favourite', 'favourite.issueId', 'issue.id')
    .select('issue.id')
    .where('favourite.readerId', '=', readerId)
    .where(isOffered())
    .orderBy('favourite.createdAt', 'desc')
    .orderBy('issue.id');

export const favouritesOf = (database: Database, readerId: string, locale: ViewerLocale, slice: SliceRange) =>
  listIssues(database, locale, favouriteIdQuery(database, readerId, locale.market), slice);

export async function favouriteIdsOf(
  database: Database,
  readerId: string,
  market: string,
): Promise<string[]> {
  const rows = await favouriteIdQuery(database, readerId, market).execute();
  return rows.map(({ id }) => id);
}

/** A favourite that exists keeps its place. Throws an ApiError if the reader may not see the issue. */
export async function addFavourite(
  { database, ages }: { database: Database; ages: AgeVerifier },
  readerId: string,
  issueId: string,
): Promise<void> {
  const market = await findMarketOf(database, readerId);
  const issue = await database
    .selectFrom(asIssues(issuesIn(market)))
    .select('issue.id')
    .where('issue.id', '=', issueId)
    .where(isOffered())
    .executeTakeFirst();
  if (!issue) throw await findIssueError(database, market, { id: issueId });
  const obstacle = await findReadingObstacle({ database, ages }, readerId, issueId);
  // Issues that the reader must buy first can be favourites too.
  if (obstacle === 'USER.BLOCKED_CONTENT') throw new ApiError(obstacle);
  await ensureReader(database, readerId);
  await database.transaction().execute(async (trx) => {
    // Concurrent requests could exceed the limit.
    await lockReader(trx, readerId);
    const favourites = await trx
      .selectFrom('comics.favourite')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<boolean>`coalesce(bool_or(issue_id = ${issueId}), false)`.as('hasIssue'),
      ])
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    if (favourites.hasIssue) return;
    if (favourites.count >= maxFavourites) {
      throw new ApiError('FAVOURITE.TOO_MANY', { details: { limit: String(maxFavourites) } });
    }
    await trx
      .insertInto('comics.favourite')
      // Not `now()`, which is the start of the transaction: it may have waited for the lock since.
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
