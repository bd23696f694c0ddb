import type { Static } from 'typebox';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { Database } from '../../database/database.ts';
import type { MarketEntry } from './draft-schemas.ts';

/** Loads the markets of an issue with the prices that are for sale. */
export async function loadMarkets(
  database: Database,
  issueId: string,
): Promise<Static<typeof MarketEntry>[]> {
  const [entries, merchandises] = await Promise.all([
    database
      .selectFrom('publishing.issue_market')
      .selectAll()
      .where('issueId', '=', issueId)
      .orderBy('market')
      .execute(),
    database
      .selectFrom('comics.merchandise')
      .selectAll()
      .where('issueId', '=', issueId)
      .where('removedAt', 'is', null)
      .orderBy('price', 'desc')
      .execute(),
  ]);
  return entries.map((entry) => ({
    externalId: entry.id,
    market: entry.market,
    currency: entry.currency,
    availableFrom: entry.availableFrom.toISOString(),
    isAvailableForAll: entry.isAvailableForAll,
    isAvailableForSubscribers: entry.isAvailableForSubscribers,
    merchandises: merchandises
      .filter(({ market }) => market === entry.market)
      .map(({ id, kind, price, currency, rentalDays }) => ({
        merchandiseExternalId: id,
        kind,
        price,
        currency,
        rentalDays: rentalDaysOf({ kind, rentalDays }),
      })),
  }));
}
