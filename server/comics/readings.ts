import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type IssueRow, issueQuery } from './issue-query.ts';
import { mayRead } from './may-read.ts';
import { ensureReader } from './readers.ts';
import { rowsFor, type SliceRequest } from './slice.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** The issues with the most readers in the last 30 days, then all others, newest first. */
export async function topIssues(database: Database, language: string, slice: SliceRequest) {
  const recent = new Date(Date.now() - month);
  const { limit, offset } = rowsFor(slice);
  const ranked = await database
    .selectFrom('comics.issue as issue')
    .leftJoin(
      (builder) =>
        builder
          .selectFrom('comics.reading')
          .select(['issue_id', sql<number>`count(*)::int`.as('readers')])
          .where('read_at', '>', recent)
          .groupBy('issue_id')
          .as('popular'),
      (join) => join.onRef('popular.issue_id', '=', 'issue.id'),
    )
    .select('issue.id')
    .where('issue.published_at', '<=', new Date())
    .orderBy(sql`coalesce(popular.readers, 0)`, 'desc')
    .orderBy('issue.published_at', 'desc')
    .orderBy('issue.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const issues = await issuesWithIds(
    database,
    language,
    ranked.map(({ id }) => id),
  );
  return ranked.flatMap(({ id }) => issues.get(id) ?? []);
}

/** Where a reader stopped, newest first. */
export async function readingsOf(
  database: Database,
  dragonId: string,
  language: string,
  slice: SliceRequest,
) {
  const { limit, offset } = rowsFor(slice);
  const readings = await database
    .selectFrom('comics.reading as reading')
    .innerJoin('comics.issue as issue', 'issue.id', 'reading.issue_id')
    .select(['reading.issue_id', 'reading.page', 'reading.pages_count', 'reading.read_at'])
    .where('reading.dragon_id', '=', dragonId)
    .where('issue.published_at', '<=', new Date())
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

async function issuesWithIds(
  database: Database,
  language: string,
  ids: string[],
): Promise<Map<string, IssueRow>> {
  if (ids.length === 0) return new Map();
  const rows = await issueQuery(database, language).where('issue.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps the newest position that any of a reader's devices has told. Refuses what the reader may not read. */
export async function keepReading(
  database: Database,
  dragonId: string,
  issueId: string,
  { page, readAt }: { page: number; readAt: Date },
): Promise<void> {
  const [pagesCount, isReadable] = await Promise.all([
    countPages(database, issueId),
    mayRead(database, dragonId, issueId),
  ]);
  if (pagesCount === null) throw new Refusal('ISSUE.NOT_FOUND');
  if (!isReadable) throw new Refusal('ISSUE.NOT_READABLE');
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

/** Of the longest edition, since a position does not tell its edition; null when the issue is not published. */
async function countPages(database: Database, issueId: string): Promise<number | null> {
  const row = await database
    .selectFrom('comics.issue as issue')
    .leftJoin('comics.issue_content as content', 'content.issue_id', 'issue.id')
    .leftJoin('comics.page as page', 'page.content_id', 'content.id')
    .select(sql<number>`coalesce(max(page.position) + 1, 0)::int`.as('count'))
    .where('issue.id', '=', issueId)
    .where('issue.published_at', '<=', new Date())
    .groupBy('issue.id')
    .executeTakeFirst();
  return row?.count ?? null;
}
