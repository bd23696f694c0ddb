import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { loadIssuesByIds } from '../catalogue/list-issues.ts';
import { allIssuesIn, asIssues, type ViewerLocale } from '../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../catalogue/offered.ts';
import { samplePagesCountOf } from '../catalogue/sample-pages-count.ts';
import { markRead } from '../commerce/entitlements/mark-read.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { rowRangeOf, type SliceRange } from '../http/slice.ts';
import { ensureReader } from '../readers/readers.ts';
import { findReadingObstacle, isAcquired } from './may-read.ts';
import type { PageView } from './sittings/merge-sittings.ts';
import { recordPageViews } from './sittings/record-page-views.ts';
import { filterByRight } from './sittings/sitting-basis.ts';

interface ReadingsQuery extends SliceRange {
  /** All readings if absent. */
  state?: 'reading' | 'finished' | undefined;
}

/**
 * Loads reading positions, newest first; finished issues by when they were finished. Issues that are no longer offered
 * are included only if the reader acquired them.
 */
export async function listReadings(
  database: Database,
  readerId: string,
  locale: ViewerLocale,
  { state, ...slice }: ReadingsQuery,
  now = new Date(),
) {
  const { limit, offset } = rowRangeOf(slice);
  const readings = await database
    .selectFrom('comics.reading as reading')
    .innerJoin(asIssues(allIssuesIn(locale.market)), 'issue.id', 'reading.issueId')
    .select(['reading.issueId', 'reading.page', 'reading.pagesCount', 'reading.readAt', 'reading.finishedAt'])
    .where('reading.readerId', '=', readerId)
    .where((is) => is.or([isOffered(now), isAcquired(readerId, now)]))
    .$if(state === 'reading', (query) => query.where(isInProgress))
    .$if(state === 'finished', (query) =>
      query.where('reading.finishedAt', 'is not', null).orderBy('reading.finishedAt', 'desc'),
    )
    .orderBy('reading.readAt', 'desc')
    .orderBy('reading.issueId')
    .limit(limit)
    .offset(offset)
    .execute();
  const issues = await loadIssuesByIds(
    database,
    locale,
    readings.map((reading) => reading.issueId),
  );
  return readings.flatMap((reading) => {
    const issue = issues.get(reading.issueId);
    return issue ? [{ ...reading, issue }] : [];
  });
}

/** A finished issue counts again once the reader has turned its first page. Rule 71. */
const isInProgress = sql<boolean>`(
  reading.page < reading.pages_count - 1 and (reading.finished_at is null or reading.page > 0)
)`;

/** Older entries only lose their marks on covers. */
export const maxProgressEntries = 2000;

/** How far a reader has read each started issue, newest first. */
export const listProgress = (database: Database, readerId: string) =>
  database
    .selectFrom('comics.reading')
    .select(['issueId', 'page', 'pagesCount', 'readAt', 'finishedAt'])
    .where('readerId', '=', readerId)
    .orderBy('readAt', 'desc')
    .orderBy('issueId')
    .limit(maxProgressEntries)
    .execute();

/** What a device sends about an issue: the position, and the pages that were shown since it last sent something. */
interface ReadingReport extends PageView {
  language?: string | undefined;
  /** Of the version that the device shows. */
  pagesCount?: number | undefined;
  pageViews?: readonly PageView[];
}

/**
 * Saves a position unless another device sent a newer one. A position on the last page of the edition that was read
 * finishes the issue in any case (Rule 63), also in an earlier version (Rule 108). Page views are counted (Rule 93).
 * What was read offline is accepted if the right to read has ended since, and after the hours of a guided account, in
 * which it may have been read. Throws an ApiError if the reader had no right.
 */
export async function saveReading(
  { database, ages }: { database: Database; ages: AgeVerifier },
  readerId: string,
  issueId: string,
  { page, readAt, language, pagesCount: shownPagesCount, pageViews = [] }: ReadingReport,
  now = new Date(),
): Promise<void> {
  const [edition, obstacle] = await Promise.all([
    findReadEdition(database, issueId, language),
    findReadingObstacle({ database, ages }, readerId, issueId, { now, ignoresHours: true }),
  ]);
  if (obstacle && obstacle !== 'USER.NO_ACCESS') throw new ApiError(obstacle);
  const position = { page, readAt };
  const sent = [position, ...pageViews];
  const readable = obstacle ? await filterByRight(database, { readerId, issueId }, sent) : sent;
  if (obstacle && readable.length === 0) throw new ApiError(obstacle);
  const pagesCount = edition && (await findPagesCount(database, edition, { page, shownPagesCount }));
  if (!edition || !pagesCount) throw new ApiError('CONTENT.INVALID_PAGE');
  // The edition may have become shorter since its pages were shown.
  const views = readable.filter((view) => view !== position && view.page < edition.pagesCount);
  await ensureReader(database, readerId);
  const samplePagesCount = samplePagesCountOf(edition);
  if (readable.some((view) => view.page >= samplePagesCount))
    await markRead(database, { readerId, issueId }, now);
  if (readable.includes(position))
    await savePosition(database, { readerId, issueId, pagesCount, ...position });
  await recordPageViews(database, { readerId, issueId, language: edition.language }, views, now);
}

interface SentPosition extends PageView {
  readerId: string;
  issueId: string;
  pagesCount: number;
}

async function savePosition(
  database: Database,
  { readerId, issueId, page, pagesCount, readAt }: SentPosition,
): Promise<void> {
  await database
    .insertInto('comics.reading')
    .values({
      readerId,
      issueId,
      page,
      pagesCount,
      readAt,
      finishedAt: page === pagesCount - 1 ? readAt : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['readerId', 'issueId']).doUpdateSet({
        page: newest('page'),
        pagesCount: newest('pages_count'),
        readAt: newest('read_at'),
        // Ignores null.
        finishedAt: sql`greatest(reading.finished_at, excluded.finished_at)`,
      }),
    )
    .execute();
}

/** The column of the newer of the stored and the sent position. */
const newest = <Value>(column: 'page' | 'pages_count' | 'read_at') => sql<Value>`case
  when excluded.read_at >= reading.read_at then excluded.${sql.ref(column)} else reading.${sql.ref(column)}
end`;

/** Finds the edition in a language, or the longest one if there is none. Undefined if the issue has no pages. */
const findReadEdition = (database: Database, issueId: string, language = '') =>
  database
    .selectFrom('comics.issue_content as content')
    .innerJoin('comics.issue as issue', 'issue.id', 'content.issueId')
    .innerJoin('comics.page as page', 'page.contentId', 'content.id')
    .select(['content.id', 'content.language', 'issue.samplePages'])
    .select([sql<number>`(max(page.position) + 1)::int`.as('pagesCount')])
    .where('content.issueId', '=', issueId)
    .groupBy(['content.id', 'content.language', 'issue.samplePages'])
    .orderBy(sql`content.language = ${language}`, 'desc')
    .orderBy('pagesCount', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the number of pages of the version that was read: the one with as many pages as the device shows, or else the
 * newest one that has the page. Readers may still have a former version open. Rule 108. Null if no version has the
 * page.
 */
async function findPagesCount(
  database: Database,
  { id, pagesCount }: { id: string; pagesCount: number },
  { page, shownPagesCount = pagesCount }: { page: number; shownPagesCount: number | undefined },
): Promise<number | null> {
  if (page < pagesCount && shownPagesCount === pagesCount) return pagesCount;
  const former = await database
    .selectFrom('comics.former_page')
    .select(sql<number>`(max(position) + 1)::int`.as('pagesCount'))
    .where('contentId', '=', id)
    .groupBy('version')
    .orderBy('version', 'desc')
    .execute();
  const counts = [pagesCount, ...former.map((version) => version.pagesCount)].filter((count) => page < count);
  return counts.find((count) => count === shownPagesCount) ?? counts[0] ?? null;
}
