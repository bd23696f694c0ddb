import type { Database } from '../../database/database.ts';
import { ensureReader } from '../../readers/readers.ts';

/** Whether the reader gets emails about new issues. */
export async function getsEmails(database: Database, readerId: string): Promise<boolean> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('nextAnnouncementAt')
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return reader?.nextAnnouncementAt != null;
}

/** Issues that were published before the emails were turned on are never announced. */
export async function setGetsEmails(
  database: Database,
  readerId: string,
  isOn: boolean,
  now = new Date(),
): Promise<void> {
  await ensureReader(database, readerId);
  await database
    .updateTable('comics.reader')
    .set(isOn ? { nextAnnouncementAt: now, announcedUntil: now } : { nextAnnouncementAt: null })
    .where('readerId', '=', readerId)
    // A setting that does not change keeps what is announced next.
    .where('nextAnnouncementAt', isOn ? 'is' : 'is not', null)
    .execute();
}
