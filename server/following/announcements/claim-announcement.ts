import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { issuesOfFollow } from '../list-follows.ts';

/** A reader whose check is due. */
export interface DueReader {
  readerId: string;
  hasGuardian: boolean;
  isGuided: boolean;
  language: string;
  announcedUntil: Date;
  /** Distinguishes this check from others of the same reader. */
  nextAnnouncementAt: Date;
}

export interface Announcement {
  /** The newest first. */
  issues: AnnouncedIssue[];
  /** The number of new issues that `issues` leaves out. */
  moreCount: number;
}

export interface AnnouncedIssue {
  title: string;
  number: number | null;
  publisher: string;
}

const hourMs = 60 * 60 * 1000;
/** At most one email a day. */
const pauseAfterEmailMs = 24 * hourMs;
/** A reader without new issues is checked again after this time. */
const pauseMs = hourMs;
/**
 * Issues are announced this long after their publication. An import takes time, so an issue may appear in the database
 * after its time of publication; without this delay an email of that moment would skip it.
 */
const delayMs = hourMs;
/** An email names so many issues and counts the others. */
const maxIssues = 20;

/**
 * Claims the reader who has waited longest, so that no other machine checks the same reader. The next check is set first:
 * a reader whose check fails does not hold up the others, and loses nothing. Null if no reader is due.
 */
export function claimReader(database: Database, now: Date): Promise<DueReader | null> {
  return database.transaction().execute(async (trx) => {
    const reader = await trx
      .selectFrom('comics.reader')
      .select(['readerId', 'language', 'guardianId', 'hasParentalControl', 'announcedUntil'])
      .where('nextAnnouncementAt', '<=', now)
      .orderBy('nextAnnouncementAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!reader) return null;
    const { readerId, language, guardianId, hasParentalControl, announcedUntil } = reader;
    const nextAnnouncementAt = new Date(now.getTime() + pauseMs);
    await trx
      .updateTable('comics.reader')
      .set({ nextAnnouncementAt })
      .where('readerId', '=', readerId)
      .execute();
    const hasGuardian = guardianId !== null;
    const isGuided = hasGuardian && hasParentalControl;
    return { readerId, hasGuardian, isGuided, language, announcedUntil, nextAnnouncementAt };
  });
}

/**
 * Claims the new issues of a reader with one of the ratings. The claim is stored before the email is sent: a crash in
 * between loses one email, and never sends one twice. Null without new issues, or if the reader changed the setting.
 */
export async function claimAnnouncement(
  database: Database,
  reader: DueReader,
  ratings: readonly string[],
  now: Date,
): Promise<Announcement | null> {
  const until = new Date(now.getTime() - delayMs);
  const announcement = await findNewIssues(database, reader, ratings, until);
  if (announcement.issues.length === 0) return null;
  const { numUpdatedRows } = await database
    .updateTable('comics.reader')
    .set({ nextAnnouncementAt: new Date(now.getTime() + pauseAfterEmailMs), announcedUntil: until })
    .where('readerId', '=', reader.readerId)
    .where('nextAnnouncementAt', '=', reader.nextAnnouncementAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? announcement : null;
}

/** Each issue once, also if the reader follows both its series and its creator. */
async function findNewIssues(
  database: Database,
  { readerId, language, announcedUntil }: DueReader,
  ratings: readonly string[],
  until: Date,
): Promise<Announcement> {
  const condition = sql<boolean>`issue.published_at > greatest(${announcedUntil}, follow.created_at)
    and issue.parental_rating in (${sql.join(ratings)})`;
  const { rows } = await sql<AnnouncedIssue & { count: number }>`
    with new_issue as (
      select distinct issues.id, issues.published_at
      from comics.follow as follow cross join lateral ${issuesOfFollow(null, { condition, now: until })} as issues
      where follow.reader_id = ${readerId}
    )
    select edition.title, issue.number, publisher.name as publisher, named.count
    from (
      select id, (count(*) over ())::int as count from new_issue order by published_at desc, id limit ${maxIssues}
    ) as named
    join comics.issue as issue on issue.id = named.id
    join comics.publisher on publisher.id = issue.publisher_id
    cross join lateral (
      select title from comics.issue_content as content where content.issue_id = issue.id
      order by content.language = ${language} desc, content.language = issue.original_language desc, content.language
      limit 1
    ) as edition
    order by issue.published_at desc, issue.id`.execute(database);
  const issues = rows.map(({ count: _count, ...issue }) => issue);
  return { issues, moreCount: (rows[0]?.count ?? 0) - issues.length };
}
