import { sql } from 'kysely';
import type { AgeCheck } from '../catalogue/age-check.ts';
import { issuesWithIds } from '../catalogue/list-issues.ts';
import { isOffered } from '../catalogue/offered.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { rowsFor, type SliceRequest } from '../http/slice.ts';
import { ensureReader } from '../readers/readers.ts';
import { findReadingObstacle, isAcquired } from './may-read.ts';

/** Where a reader stopped, newest first; in what has left the shop only if it is theirs. */
export async function readingsOf(
  database: Database,
  readerId: string,
  language: string,
  slice: SliceRequest,
  now = new Date(),
) {
  const { limit, offset } = rowsFor(slice);
  const readings = await database
    .selectFrom('comics.reading as reading')
    .innerJoin('comics.issue as issue', 'issue.id', 'reading.issueId')
    .select(['reading.issueId', 'reading.page', 'reading.pagesCount', 'reading.readAt'])
    .where('reading.readerId', '=', readerId)
    .where('issue.publishedAt', '<=', now)
    .where((is) => is.or([isOffered(now), isAcquired(readerId, now)]))
    .orderBy('reading.readAt', 'desc')
    .orderBy('reading.issueId')
    .limit(limit)
    .offset(offset)
    .execute();
  const issues = await issuesWithIds(
    database,
    language,
    readings.map((reading) => reading.issueId),
  );
  return readings.flatMap((reading) => {
    const issue = issues.get(reading.issueId);
    return issue ? [{ ...reading, issue }] : [];
  });
}

/** Keeps the newest position that any of a reader's devices has told. Refuses what the reader may not read. */
export async function keepReading(
  { database, ages }: { database: Database; ages: AgeCheck },
  readerId: string,
  issueId: string,
  { page, readAt }: { page: number; readAt: Date },
): Promise<void> {
  const [pagesCount, obstacle] = await Promise.all([
    countPages(database, issueId),
    findReadingObstacle({ database, ages }, readerId, issueId),
  ]);
  if (obstacle) throw new Refusal(obstacle);
  if (page >= pagesCount) throw new Refusal('CONTENT.INVALID_PAGE');
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

/** Of the longest edition, since a position does not tell its edition. */
async function countPages(database: Database, issueId: string): Promise<number> {
  const { count } = await database
    .selectFrom('comics.issue_content as content')
    .innerJoin('comics.page as page', 'page.contentId', 'content.id')
    .select(sql<number>`coalesce(max(page.position) + 1, 0)::int`.as('count'))
    .where('content.issueId', '=', issueId)
    .executeTakeFirstOrThrow();
  return count;
}
