import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee } from '../../catalogue/may-see.ts';
import type { ReaderMail } from '../../commerce/emails/reader-mail.ts';
import type { Database } from '../../database/database.ts';
import { chooseLanguage } from '../../http/language.ts';
import { type AnnouncedIssue, type Announcement, claimAnnouncement } from './claim-announcement.ts';
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
}

/** Limits the emails of one pass. The next pass continues. */
const maxEmailsPerPass = 100;

/** Sends emails about new issues to the readers who are due. Several machines can run it concurrently. */
export async function announceNewIssues(
  context: AnnouncementContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < maxEmailsPerPass && !isStopping(); count += 1) {
    const announcement = await claimAnnouncement(context.database, context.now());
    if (!announcement) return;
    await send(context, announcement);
  }
}

async function send(context: AnnouncementContext, announcement: Announcement): Promise<void> {
  const { readerId } = announcement;
  const issues = await filterVisible(context, announcement);
  if (issues.length === 0) return;
  const email = writeNewIssuesEmail(issues, {
    language: chooseLanguage(announcement.language),
    site: context.site(),
    unsubscribeLink: context.unsubscribeLinks.linkFor(readerId),
  });
  await context.readerMail.send(readerId, email);
}

async function filterVisible(
  { ages }: AnnouncementContext,
  { readerId, isGuided, issues }: Announcement,
): Promise<AnnouncedIssue[]> {
  const visible: AnnouncedIssue[] = [];
  for (const issue of issues)
    if (await maySee(issue.parentalRating, { readerId, isGuided }, ages)) visible.push(issue);
  return visible;
}
