import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import type { ReaderTable } from '../database/tables.ts';
import type { Reader } from './schemas.ts';

/** Source: platform.md §9. */
const defaults = { language: 'pt-br', theme: 'dark', market: 'brazil', currency: 'BRL' };

/** Makes the comics profile of a user who has none yet: whether it was made now. */
export async function ensureReader(database: Database, dragonId: string): Promise<boolean> {
  const created = await database
    .insertInto('comics.reader')
    .values({ dragon_id: dragonId, parent_dragon_id: null, ...defaults })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dragon_id')
    .executeTakeFirst();
  return created !== undefined;
}

export async function findReader(
  database: Database,
  dragonId: string,
  now = new Date(),
): Promise<Static<typeof Reader> | null> {
  const [reader, subscription] = await Promise.all([
    database.selectFrom('comics.reader').selectAll().where('dragon_id', '=', dragonId).executeTakeFirst(),
    database
      .selectFrom('comics.subscription')
      .select(['id', 'expires_at'])
      .where('dragon_id', '=', dragonId)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return reader ? profileOf(reader, subscription, now) : null;
}

function profileOf(
  reader: Selectable<ReaderTable>,
  newest: { id: string; expires_at: Date } | undefined,
  now: Date,
): Static<typeof Reader> {
  const subscription = newest && { externalId: newest.id, expiresAt: newest.expires_at.toISOString() };
  // What expires at this very moment has expired.
  const isRunning = newest !== undefined && newest.expires_at > now;
  return {
    dragonId: reader.dragon_id,
    preferences: { language: reader.language, theme: reader.theme },
    market: reader.market,
    currency: reader.currency,
    parentDragonId: reader.parent_dragon_id,
    parentalSettings: { isActive: reader.has_parental_control },
    svaBond: null,
    subscription: isRunning && subscription ? subscription : null,
    scheduledSubscription: null,
    expiredSubscription: !isRunning && subscription ? subscription : null,
    createdAt: reader.created_at.toISOString(),
    updatedAt: reader.updated_at.toISOString(),
  };
}
