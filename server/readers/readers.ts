import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { currencyByMarket, defaultMarket } from '../catalogue/markets/markets.ts';
import { listPayablePixOrders } from '../commerce/orders/payable-pix-orders.ts';
import { findMarketOffers } from '../commerce/products/find-market-offers.ts';
import { findSubscriptions } from '../commerce/subscriptions/subscriptions.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { sessionRequiredError } from '../http/api-error.ts';
import { findGuardianRights } from './guardian-rights.ts';
import { toParentalSettings } from './parental-settings.ts';
import type { Reader } from './reader-schema.ts';

/** Rule 17. */
export const defaults = {
  language: 'pt-br',
  theme: 'dark',
  market: defaultMarket,
  currency: currencyByMarket[defaultMarket],
};

/**
 * Creates the reader's comics profile if it does not exist. Returns true if it was created. Throws SESSION.REQUIRED for a
 * reader that was erased, because the session has ended with its account since the request began.
 */
export async function ensureReader(database: Database, readerId: string): Promise<boolean> {
  const created = await database
    .insertInto('comics.reader')
    .values({ readerId, guardianId: null, ...defaults })
    .onConflict((conflict) => conflict.doNothing())
    .returning('readerId')
    .executeTakeFirst();
  if (created) return true;
  const { erasedAt } = await database
    .selectFrom('comics.reader')
    .select('erasedAt')
    .where('readerId', '=', readerId)
    .executeTakeFirstOrThrow();
  if (erasedAt !== null) throw sessionRequiredError();
  return false;
}

/**
 * Concurrent changes of what a reader has wait for each other. Rows that only reference the reader do not wait. Throws
 * SESSION.REQUIRED like `ensureReader`.
 */
export async function lockReader(trx: Transaction<Tables>, readerId: string): Promise<void> {
  if (!(await lockUnlessErased(trx, readerId))) throw sessionRequiredError();
}

/** Like `lockReader`, but returns false for a reader that was erased. */
export async function lockUnlessErased(trx: Transaction<Tables>, readerId: string): Promise<boolean> {
  const reader = await trx
    .selectFrom('comics.reader')
    .select('erasedAt')
    .where('readerId', '=', readerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return !reader?.erasedAt;
}

/** Saves the given preferences. Returns false if the reader has no profile. */
export async function savePreferences(
  database: Database,
  readerId: string,
  { language, theme }: { language?: string; theme?: string },
  now = new Date(),
): Promise<boolean> {
  const saved = await database
    .updateTable('comics.reader')
    // Kysely omits undefined values from the statement.
    .set({ language, theme, updatedAt: now })
    .where('readerId', '=', readerId)
    .where('erasedAt', 'is', null)
    .returning('readerId')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The name that other people know the owner of an account by. The identity service provides it. */
export type FindName = (database: Database, uuid: string) => Promise<string>;

export async function findReader(
  database: Database,
  readerId: string,
  { language, findName }: { language: string; findName: FindName },
  now = new Date(),
): Promise<Static<typeof Reader> | null> {
  // The queries run in sequence, because a transaction has one connection.
  const reader = await database
    .selectFrom('comics.reader as reader')
    .leftJoin('comics.operator_link as link', 'link.readerId', 'reader.readerId')
    .selectAll('reader')
    .select(['link.provider', 'link.subjectId', 'link.isActive as isLinkActive', 'link.metadata'])
    .where('reader.readerId', '=', readerId)
    .executeTakeFirst();
  if (!reader) return null;
  const subscriptions = await findSubscriptions(database, readerId, language, now);
  return {
    dragonId: reader.readerId,
    preferences: { language: reader.language, theme: reader.theme },
    market: reader.market,
    currency: reader.currency,
    marketOffers: await findMarketOffers(database, reader),
    parentDragonId: reader.guardianId,
    parentalSettings: toParentalSettings(reader),
    guardianName: reader.guardianId === null ? null : await findName(database, reader.guardianId),
    guardianRights:
      reader.guardianId === null
        ? null
        : await findGuardianRights(database, { readerId, guardianId: reader.guardianId }, now),
    svaBond: toWireLink(reader),
    ...subscriptions,
    payablePixOrders: await listPayablePixOrders(database, readerId, now),
    createdAt: reader.createdAt.toISOString(),
    updatedAt: reader.updatedAt.toISOString(),
  };
}

function toWireLink(reader: {
  provider: string | null;
  subjectId: string | null;
  isLinkActive: boolean | null;
  metadata: Record<string, unknown> | null;
}): Static<typeof Reader>['svaBond'] {
  if (reader.provider === null || reader.subjectId === null) return null;
  return {
    isActive: reader.isLinkActive === true,
    svaName: reader.provider,
    subjectId: reader.subjectId,
    metadata: reader.metadata ?? {},
  };
}
