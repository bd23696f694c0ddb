import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Language } from '../../http/language.ts';
import { ensureReader, lockUnlessErased } from '../../readers/readers.ts';
import { turnChannelOff, turnChannelOn } from '../announcement-channels.ts';
import type { PushTarget } from './push-sender.ts';

/** A device that gets messages while its session is open. */
export interface StoredPushSubscription extends PushTarget {
  sessionId: string;
  language: Language;
}

/** A further subscription of a reader replaces the oldest one. */
export const maxSubscriptions = 10;

export async function hasSubscription(database: Database, sessionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('comics.push_subscription')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the subscription of the session, and that of another session on the same device. */
export async function saveSubscription(
  database: Database,
  readerId: string,
  subscription: StoredPushSubscription,
  now = new Date(),
): Promise<void> {
  await ensureReader(database, readerId);
  await changeSubscriptions(database, readerId, async (trx) => {
    const { sessionId, endpoint, p256dh, auth, language } = subscription;
    // Two readers who save the same device at once lock different rows of readers.
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(trx);
    await trx
      .deleteFrom('comics.push_subscription')
      .where('endpoint', '=', endpoint)
      .where('sessionId', '<>', sessionId)
      .execute();
    const values = { readerId, endpoint, p256dh, auth, language };
    await trx
      .insertInto('comics.push_subscription')
      .values({ sessionId, ...values, createdAt: now })
      .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(values))
      .execute();
    await trx
      .deleteFrom('comics.push_subscription')
      .where('sessionId', 'in', (oldest) =>
        oldest
          .selectFrom('comics.push_subscription')
          .select('sessionId')
          .where('readerId', '=', readerId)
          .where('sessionId', '<>', sessionId)
          .orderBy('createdAt', 'desc')
          .offset(maxSubscriptions - 1),
      )
      .execute();
  });
}

export const listSubscriptions = (database: Database, readerId: string): Promise<StoredPushSubscription[]> =>
  database
    .selectFrom('comics.push_subscription')
    .select(['sessionId', 'endpoint', 'p256dh', 'auth', 'language'])
    .where('readerId', '=', readerId)
    .execute();

export const removeSubscriptions = (
  database: Database,
  readerId: string,
  sessionIds: readonly string[],
): Promise<void> =>
  changeSubscriptions(database, readerId, async (trx) => {
    await trx
      .deleteFrom('comics.push_subscription')
      .where('readerId', '=', readerId)
      .where('sessionId', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
      .execute();
  });

/** Does nothing if the device has subscribed again meanwhile, with another endpoint. */
export const removeSubscriptionAt = (database: Database, readerId: string, endpoint: string): Promise<void> =>
  changeSubscriptions(database, readerId, async (trx) => {
    await trx
      .deleteFrom('comics.push_subscription')
      .where('readerId', '=', readerId)
      .where('endpoint', '=', endpoint)
      .execute();
  });

/** New issues are announced on devices as long as the reader has subscriptions. */
function changeSubscriptions(
  database: Database,
  readerId: string,
  change: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    // Concurrent changes could exceed the limit, or leave the channel on without subscriptions.
    if (!(await lockUnlessErased(trx, readerId))) return;
    await change(trx);
    const { count } = await trx
      .selectFrom('comics.push_subscription')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    if (count > 0) await turnChannelOn(trx, readerId, 'push');
    else await turnChannelOff(trx, readerId, 'push');
  });
}
