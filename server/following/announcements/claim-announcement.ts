import { sql } from 'kysely';
import { issuesIn } from '../../catalogue/markets/issues-in-market.ts';
import type { Database } from '../../database/database.ts';
import type { AnnouncementChannel } from '../../database/tables.ts';
import { issuesOfFollow } from '../list-follows.ts';

/** A reader for whom the check of a channel is due. */
export interface DueReader {
  readerId: string;
  channel: AnnouncementChannel;
  hasGuardian: boolean;
  isGuided: boolean;
  /** The highest rating that the guardian set. */
  maxRating: string | null;
  language: string;
  market: string;
  announcedUntil: Date;
  /** Distinguishes this check from others of the same reader and channel. */
  nextCheckAt: Date;
}

export interface Announcement {
  /** The newest first. */
  issues: AnnouncedIssue[];
  /** The number of new issues that `issues` leaves out. */
  moreCount: number;
}

export interface AnnouncedIssue {
  slug: string;
  /** By language. */
  titles: Record<string, string>;
  originalLanguage: string;
  number: number | null;
  parentalRating: string;
  publisher: string;
}

const hourMs = 60 * 60 * 1000;
/** At most one message a day. */
const messageIntervalMs = 24 * hourMs;
/** A reader without new issues is checked again after this time. */
const checkIntervalMs = hourMs;
/**
 * Issues are announced this long after their publication. An import takes time, so an issue may appear in the database
 * after its time of publication; without this delay a message of that moment would skip it.
 */
const delayMs = hourMs;
/** A message names at most so many issues and counts the others. */
const maxIssues = 20;

/**
 * Claims the reader who has waited longest, so that no other machine checks the same channel of this reader. The next
 * check is set first: a reader whose check fails does not hold up the others, and loses nothing. Null if no reader is due.
 */
export function claimReader(database: Database, now: Date): Promise<DueReader | null> {
  return database.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('comics.announcement_schedule as schedule')
      .innerJoin('comics.reader as reader', 'reader.readerId', 'schedule.readerId')
      .select(['schedule.readerId', 'schedule.channel', 'schedule.announcedUntil'])
      .select([
        'reader.language',
        'reader.market',
        'reader.guardianId',
        'reader.hasParentalControl',
        'reader.maxRating',
      ])
      .where('nextCheckAt', '<=', now)
      .orderBy('nextCheckAt')
      .limit(1)
      .forUpdate('schedule')
      .skipLocked()
      .executeTakeFirst();
    if (!due) return null;
    const { guardianId, hasParentalControl, ...reader } = due;
    const nextCheckAt = new Date(now.getTime() + checkIntervalMs);
    await trx
      .updateTable('comics.announcement_schedule')
      .set({ nextCheckAt })
      .where('readerId', '=', reader.readerId)
      .where('channel', '=', reader.channel)
      .execute();
    const hasGuardian = guardianId !== null;
    return { ...reader, hasGuardian, isGuided: hasGuardian && hasParentalControl, nextCheckAt };
  });
}

/**
 * Claims the new issues of a reader with one of the ratings. The claim is stored before the message is sent: a crash in
 * between loses one message, and never sends one twice. Null without new issues, or if the reader changed the setting.
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
    .updateTable('comics.announcement_schedule')
    .set({ nextCheckAt: new Date(now.getTime() + messageIntervalMs), announcedUntil: until })
    .where('readerId', '=', reader.readerId)
    .where('channel', '=', reader.channel)
    .where('nextCheckAt', '=', reader.nextCheckAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? announcement : null;
}

/** Each issue once, also if the reader follows both its series and its creator. */
async function findNewIssues(
  database: Database,
  { readerId, market, announcedUntil }: DueReader,
  ratings: readonly string[],
  until: Date,
): Promise<Announcement> {
  const condition = sql<boolean>`issue.published_at > greatest(${announcedUntil}, follow.created_at)
    and issue.parental_rating in (${sql.join(ratings)})`;
  const { rows } = await sql<AnnouncedIssue & { count: number }>`
    with new_issue as (
      select distinct issues.id, issues.published_at
      from comics.follow as follow cross join lateral ${issuesOfFollow(market, null, { condition, now: until })} as issues
      where follow.reader_id = ${readerId}
    )
    select issue.slug, issue.number, issue.original_language, issue.parental_rating, publisher.name as publisher,
      edition.titles, named.count
    from (
      select id, (count(*) over ())::int as count from new_issue order by published_at desc, id limit ${maxIssues}
    ) as named
    join ${issuesIn(market)} as issue on issue.id = named.id
    join comics.publisher on publisher.id = issue.publisher_id
    cross join lateral (
      select jsonb_object_agg(language, title order by language) as titles from comics.issue_content
      where issue_id = issue.id having count(*) > 0
    ) as edition
    order by issue.published_at desc, issue.id`.execute(database);
  const issues = rows.map(({ count: _count, ...issue }) => issue);
  return { issues, moreCount: (rows[0]?.count ?? 0) - issues.length };
}
