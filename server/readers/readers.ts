import type { Static } from 'typebox';
import { defaultMarket } from '../catalogue/default-market.ts';
import { subscriptionsOf } from '../commerce/subscriptions/subscriptions.ts';
import type { Database } from '../database/database.ts';
import type { Reader } from './reader-schema.ts';

/** Rule 17. */
export const defaults = { language: 'pt-br', theme: 'dark', market: defaultMarket, currency: 'BRL' };

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

/** Changes what is named and leaves the rest; false where there is no such profile. */
export async function savePreferences(
  database: Database,
  dragonId: string,
  { language, theme }: { language?: string; theme?: string },
  now = new Date(),
): Promise<boolean> {
  const saved = await database
    .updateTable('comics.reader')
    // What is not named is undefined, which is left out of the statement.
    .set({ language, theme, updated_at: now })
    .where('dragon_id', '=', dragonId)
    .returning('dragon_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function findReader(
  database: Database,
  dragonId: string,
  language: string,
  now = new Date(),
): Promise<Static<typeof Reader> | null> {
  // The queries run in sequence, because a transaction has one connection.
  const reader = await database
    .selectFrom('comics.reader as reader')
    .leftJoin('comics.provider_bond as bond', 'bond.dragon_id', 'reader.dragon_id')
    .selectAll('reader')
    .select(['bond.provider', 'bond.subject_id', 'bond.is_active as is_bond_active', 'bond.metadata'])
    .where('reader.dragon_id', '=', dragonId)
    .executeTakeFirst();
  if (!reader) return null;
  const subscriptions = await subscriptionsOf(database, dragonId, language, now);
  return {
    dragonId: reader.dragon_id,
    preferences: { language: reader.language, theme: reader.theme },
    market: reader.market,
    currency: reader.currency,
    parentDragonId: reader.parent_dragon_id,
    parentalSettings: { isActive: reader.has_parental_control },
    svaBond: bondOf(reader),
    ...subscriptions,
    createdAt: reader.created_at.toISOString(),
    updatedAt: reader.updated_at.toISOString(),
  };
}

function bondOf(reader: {
  provider: string | null;
  subject_id: string | null;
  is_bond_active: boolean | null;
  metadata: Record<string, unknown> | null;
}): Static<typeof Reader>['svaBond'] {
  if (reader.provider === null || reader.subject_id === null) return null;
  return {
    isActive: reader.is_bond_active === true,
    svaName: reader.provider,
    subjectId: reader.subject_id,
    metadata: reader.metadata ?? {},
  };
}
