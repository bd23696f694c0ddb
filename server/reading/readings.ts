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
  dragonId: string,
  language: string,
  slice: SliceRequest,
  now = new Date(),
) {
  const { limit, offset } = rowsFor(slice);
  const readings = await database
    .selectFrom('comics.reading as reading')
    .innerJoin('comics.issue as issue', 'issue.id', 'reading.issue_id')
    .select(['reading.issue_id', 'reading.page', 'reading.pages_count', 'reading.read_at'])
    .where('reading.dragon_id', '=', dragonId)
    .where('issue.published_at', '<=', now)
    .where((is) => is.or([isOffered(now), isAcquired(dragonId, now)]))
    .orderBy('reading.read_at', 'desc')
    .orderBy('reading.issue_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const issues = await issuesWithIds(
    database,
    language,
    readings.map((reading) => reading.issue_id),
  );
  return readings.flatMap((reading) => {
    const issue = issues.get(reading.issue_id);
    return issue ? [{ ...reading, issue }] : [];
  });
}

/** Keeps the newest position that any of a reader's devices has told. Refuses what the reader may not read. */
export async function keepReading(
  { database, ages }: { database: Database; ages: AgeCheck },
  dragonId: string,
  issueId: string,
  { page, readAt }: { page: number; readAt: Date },
): Promise<void> {
  const [pagesCount, obstacle] = await Promise.all([
    countPages(database, issueId),
    findReadingObstacle({ database, ages }, dragonId, issueId),
  ]);
  if (obstacle) throw new Refusal(obstacle);
  if (page >= pagesCount) throw new Refusal('CONTENT.INVALID_PAGE');
  await ensureReader(database, dragonId);
  await database
    .insertInto('comics.reading')
    .values({ dragon_id: dragonId, issue_id: issueId, page, pages_count: pagesCount, read_at: readAt })
    .onConflict((conflict) =>
      conflict
        .columns(['dragon_id', 'issue_id'])
        .doUpdateSet((set) => ({
          page: set.ref('excluded.page'),
          pages_count: set.ref('excluded.pages_count'),
          read_at: set.ref('excluded.read_at'),
        }))
        .whereRef('excluded.read_at', '>=', 'comics.reading.read_at'),
    )
    .execute();
}

/** Of the longest edition, since a position does not tell its edition. */
async function countPages(database: Database, issueId: string): Promise<number> {
  const { count } = await database
    .selectFrom('comics.issue_content as content')
    .innerJoin('comics.page as page', 'page.content_id', 'content.id')
    .select(sql<number>`coalesce(max(page.position) + 1, 0)::int`.as('count'))
    .where('content.issue_id', '=', issueId)
    .executeTakeFirstOrThrow();
  return count;
}
