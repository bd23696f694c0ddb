import type { AgeVerifier } from '../../catalogue/age-verifier.ts';
import { maySee } from '../../catalogue/may-see.ts';
import { parentalRatings } from '../../catalogue/schemas.ts';
import type { ReaderMail } from '../../commerce/emails/reader-mail.ts';
import type { Database } from '../../database/database.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { PushSender } from '../push/push-sender.ts';
import {
  listSubscriptions,
  removeSubscriptionAt,
  removeSubscriptions,
  type StoredPushSubscription,
} from '../push/push-subscriptions.ts';
import { type Announcement, claimAnnouncement, claimReader, type DueReader } from './claim-announcement.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';
import { writeNewIssuesEmail } from './write-new-issues-email.ts';
import { writePushMessage } from './write-push-message.ts';

export interface AnnouncementContext {
  database: Database;
  ages: AgeVerifier;
  readerMail: ReaderMail;
  push: Pick<PushSender, 'send'>;
  /** Returns the account of a session. Null if the session has ended. */
  lookUpSession(sessionId: string): Promise<string | null>;
  unsubscribeLinks: UnsubscribeLinks;
  /** The origin of the site, such as https://banca.example. */
  site(): string;
  now(): Date;
  /** Reports that the check of one reader failed. The pass continues with the next reader. */
  onProblem(error: unknown): void;
}

/** Limits the checks of one pass. The next pass continues. */
const maxChecksPerPass = 100;

/** Announces new issues to the readers who are due, on each channel. Several machines can run it concurrently. */
export async function announceNewIssues(
  context: AnnouncementContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < maxChecksPerPass && !isStopping(); count += 1) {
    const reader = await claimReader(context.database, context.now());
    if (!reader) return;
    try {
      await (reader.channel === 'email' ? sendEmail : sendToDevices)(context, reader);
    } catch (error) {
      context.onProblem(error);
    }
  }
}

async function sendEmail(context: AnnouncementContext, reader: DueReader): Promise<void> {
  const announcement = await claim(context, reader);
  if (!announcement) return;
  const email = writeNewIssuesEmail(announcement, {
    language: chooseLanguage(reader.language),
    site: context.site(),
    unsubscribeLink: context.unsubscribeLinks.linkFor(reader.readerId),
  });
  await context.readerMail.send(reader.readerId, email);
}

async function sendToDevices(context: AnnouncementContext, reader: DueReader): Promise<void> {
  const { database, push, now } = context;
  const { readerId } = reader;
  const subscriptions = await findOpenSubscriptions(context, readerId);
  const announcement = subscriptions.length > 0 ? await claim(context, reader) : null;
  if (!announcement) return;
  const id = now().getTime().toString(36);
  for (const { endpoint, p256dh, auth, language } of subscriptions) {
    const message = writePushMessage(announcement, { language, id });
    push.send({ endpoint, p256dh, auth }, message, () => removeSubscriptionAt(database, readerId, endpoint));
  }
}

/** Removes the subscriptions whose session has ended, because somebody else may use the device now. */
async function findOpenSubscriptions(
  { database, lookUpSession }: AnnouncementContext,
  readerId: string,
): Promise<StoredPushSubscription[]> {
  const subscriptions = await listSubscriptions(database, readerId);
  const owners = await Promise.all(subscriptions.map(({ sessionId }) => lookUpSession(sessionId)));
  const open = subscriptions.filter((_, index) => owners[index] === readerId);
  if (open.length === 0 || open.length < subscriptions.length) {
    const ended = subscriptions.filter((subscription) => !open.includes(subscription));
    await removeSubscriptions(
      database,
      readerId,
      ended.map(({ sessionId }) => sessionId),
    );
  }
  return open;
}

const claim = async (
  { database, ages, now }: AnnouncementContext,
  reader: DueReader,
): Promise<Announcement | null> =>
  claimAnnouncement(database, reader, await findRatings(reader, ages), now());

/** The parental ratings that the reader may see. */
async function findRatings(reader: DueReader, ages: AgeVerifier): Promise<string[]> {
  const ratings: string[] = [];
  for (const rating of parentalRatings) if (await maySee(rating, reader, ages)) ratings.push(rating);
  return ratings;
}
