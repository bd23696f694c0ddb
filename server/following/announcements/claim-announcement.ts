import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { issuesOfFollow } from '../list-follows.ts';

export interface Announcement {
  readerId: string;
  isGuided: boolean;
  language: string;
  /** The newest first. */
  issues: AnnouncedIssue[];
}

export interface AnnouncedIssue {
  title: string;
  number: number | null;
  publisher: string;
  parentalRating: string;
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
const maxIssues = 20;

/**
 * Claims the reader who has waited longest, so that no other machine announces the same issues. The claim is committed
 * before the email is sent: a crash in between loses one email, and never sends one twice. Null if no reader is due.
 */
export function claimAnnouncement(database: Database, now: Date): Promise<Announcement | null> {
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
    const until = new Date(now.getTime() - delayMs);
    const issues = await findNewIssues(trx, reader, until);
    const pause = issues.length > 0 ? pauseAfterEmailMs : pauseMs;
    await trx
      .updateTable('comics.reader')
      .set({
        nextAnnouncementAt: new Date(now.getTime() + pause),
        ...(issues.length > 0 && { announcedUntil: until }),
      })
      .where('readerId', '=', reader.readerId)
      .execute();
    const isGuided = reader.guardianId !== null && reader.hasParentalControl;
    return { readerId: reader.readerId, language: reader.language, isGuided, issues };
  });
}

/** Each issue once, also if the reader follows both its series and its creator. */
async function findNewIssues(
  trx: Transaction<Tables>,
  { readerId, language, announcedUntil }: { readerId: string; language: string; announcedUntil: Date },
  until: Date,
): Promise<AnnouncedIssue[]> {
  const condition = sql<boolean>`issue.published_at > greatest(${announcedUntil}, follow.created_at)`;
  const { rows } = await sql<AnnouncedIssue>`
    select edition.title, issue.number, publisher.name as publisher, issue.parental_rating
    from comics.issue as issue
    join comics.publisher on publisher.id = issue.publisher_id
    cross join lateral (
      select title from comics.issue_content as content where content.issue_id = issue.id
      order by content.language = ${language} desc, content.language = issue.original_language desc, content.language
      limit 1
    ) as edition
    where issue.id in (
      select issues.id from comics.follow as follow cross join lateral ${issuesOfFollow(maxIssues, { condition, now: until })} as issues
      where follow.reader_id = ${readerId}
    )
    order by issue.published_at desc, issue.id limit ${maxIssues}`.execute(trx);
  return rows;
}
