import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee } from '../../catalogue/may-see.ts';
import { parentalRatings } from '../../catalogue/schemas.ts';
import type { ReaderMail } from '../../commerce/emails/reader-mail.ts';
import type { Database } from '../../database/database.ts';
import { chooseLanguage } from '../../http/language.ts';
import { claimAnnouncement, claimReader, type DueReader } from './claim-announcement.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';
import { writeNewIssuesEmail } from './write-new-issues-email.ts';

export interface AnnouncementContext {
  database: Database;
  ages: AgeVerifier;
  readerMail: ReaderMail;
  unsubscribeLinks: UnsubscribeLinks;
  /** The origin of the site, such as https://banca.example. */
  site(): string;
  now(): Date;
  /** Reports that the check of one reader failed. The pass continues with the next reader. */
  onProblem(error: unknown): void;
}

/** Limits the checks of one pass. The next pass continues. */
const maxReadersPerPass = 100;

/** Sends emails about new issues to the readers who are due. Several machines can run it concurrently. */
export async function announceNewIssues(
  context: AnnouncementContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < maxReadersPerPass && !isStopping(); count += 1) {
    const reader = await claimReader(context.database, context.now());
    if (!reader) return;
    try {
      await announceTo(context, reader);
    } catch (error) {
      context.onProblem(error);
    }
  }
}

async function announceTo(context: AnnouncementContext, reader: DueReader): Promise<void> {
  const { database, ages, now, readerMail, site, unsubscribeLinks } = context;
  const announcement = await claimAnnouncement(database, reader, await findRatings(reader, ages), now());
  if (!announcement) return;
  const email = writeNewIssuesEmail(announcement, {
    language: chooseLanguage(reader.language),
    site: site(),
    unsubscribeLink: unsubscribeLinks.linkFor(reader.readerId),
  });
  await readerMail.send(reader.readerId, email);
}

/** The parental ratings that the reader may see. */
async function findRatings(reader: DueReader, ages: AgeVerifier): Promise<string[]> {
  const ratings: string[] = [];
  for (const rating of parentalRatings) if (await maySee(rating, reader, ages)) ratings.push(rating);
  return ratings;
}
