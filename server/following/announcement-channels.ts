import type { Database } from '../database/database.ts';
import type { AnnouncementChannel } from '../database/tables.ts';

/** Whether new issues are announced to the reader on a channel. */
export async function isChannelOn(
  database: Database,
  readerId: string,
  channel: AnnouncementChannel,
): Promise<boolean> {
  const schedule = await database
    .selectFrom('comics.announcement_schedule')
    .select('channel')
    .where('readerId', '=', readerId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return schedule !== undefined;
}

/**
 * Issues that were published earlier are never announced on the channel. If it is on already, what is announced next
 * does not change. The reader needs a profile.
 */
export async function turnChannelOn(
  database: Database,
  readerId: string,
  channel: AnnouncementChannel,
  now = new Date(),
): Promise<void> {
  await database
    .insertInto('comics.announcement_schedule')
    .values({ readerId, channel, announcedUntil: now, nextCheckAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function turnChannelOff(
  database: Database,
  readerId: string,
  channel: AnnouncementChannel,
): Promise<void> {
  await database
    .deleteFrom('comics.announcement_schedule')
    .where('readerId', '=', readerId)
    .where('channel', '=', channel)
    .execute();
}
