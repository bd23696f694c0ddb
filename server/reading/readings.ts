import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { loadIssuesByIds } from '../catalogue/list-issues.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { ensureReader } from '../readers/readers.ts';
import { findReadingObstacle, isAcquired } from './may-read.ts';

interface ReadingsQuery extends SliceRange {
  /** All readings if absent. */
  state?: 'reading' | 'finished' | undefined;
}

/** Loads reading positions, newest first. Issues that are no longer offered are included only if the reader acquired them. */
export async function listReadings(
  database: Database,
  readerId: string,
  language: string,
  { state, ...slice }: ReadingsQuery,
  now = new Date(),
) {
  const { limit, offset } = rowRangeOf(slice);
  const readings = await database
    .selectFrom('comics.reading as reading')
    .innerJoin('comics.issue as issue', 'issue.id', 'reading.issueId')
    .select(['reading.issueId', 'reading.page', 'reading.pagesCount', 'reading.readAt'])
    .where('reading.readerId', '=', readerId)
    .where('issue.publishedAt', '<=', now)
    .where((is) => is.or([isOffered(now), isAcquired(readerId, now)]))
    .$if(state !== undefined, (query) => query.where(isFinished, '=', state === 'finished'))
    .orderBy('reading.readAt', 'desc')
    .orderBy('reading.issueId')
    .limit(limit)
    .offset(offset)
    .execute();
  const issues = await loadIssuesByIds(
    database,
    language,
    readings.map((reading) => reading.issueId),
  );
  return readings.flatMap((reading) => {
    const issue = issues.get(reading.issueId);
    return issue ? [{ ...reading, issue }] : [];
  });
}

/** True if the position is on the last page. */
const isFinished = sql<boolean>`(reading.page >= reading.pages_count - 1)`;

/** Saves a position unless another device sent a newer one. Throws an ApiError if the reader may not read the issue. */
export async function saveReading(
  { database, ages }: { database: Database; ages: AgeVerifier },
  readerId: string,
  issueId: string,
  { page, readAt }: { page: number; readAt: Date },
): Promise<void> {
  const [pagesCount, obstacle] = await Promise.all([
    countPages(database, issueId),
    findReadingObstacle({ database, ages }, readerId, issueId),
  ]);
  if (obstacle) throw new ApiError(obstacle);
  if (page >= pagesCount) throw new ApiError('CONTENT.INVALID_PAGE');
  await ensureReader(database, readerId);
  await database
    .insertInto('comics.reading')
    .values({ readerId, issueId, page, pagesCount, readAt })
    .onConflict((conflict) =>
      conflict
        .columns(['readerId', 'issueId'])
        .doUpdateSet((set) => ({
          page: set.ref('excluded.page'),
          pagesCount: set.ref('excluded.pagesCount'),
          readAt: set.ref('excluded.readAt'),
        }))
        .whereRef('excluded.readAt', '>=', 'comics.reading.readAt'),
    )
    .execute();
}

/** Counts the pages of the longest edition, because a position does not name its edition. */
async function countPages(database: Database, issueId: string): Promise<number> {
  const { count } = await database
    .selectFrom('comics.issue_content as content')
    .innerJoin('comics.page as page', 'page.contentId', 'content.id')
    .select(sql<number>`coalesce(max(page.position) + 1, 0)::int`.as('count'))
    .where('content.issueId', '=', issueId)
    .executeTakeFirstOrThrow();
  return count;
}
