import { invalidMarket } from '../../catalogue/markets/invalid-market.ts';
import { currencyByMarket, isMarket } from '../../catalogue/markets/markets.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { CatalogueTransaction } from '../audit.ts';
import {
  changeMerchandises,
  findMerchandise,
  type MerchandiseChange,
  merchandiseFailures,
} from './change-merchandises.ts';
import {
  describeSale,
  findFirstOffer,
  listMarkets,
  lockApprovedIssue,
  lockMarket,
  requireAvailability,
  type SaleEditor,
  saleFailures,
  startOf,
  writeSale,
} from './sale.ts';

/** The error codes of `addMarket`. */
export const addMarketFailures = [
  ...saleFailures,
  ...merchandiseFailures,
  'ISSUE.DUPLICATE_MARKET',
  'ISSUE.NO_AVAILABILITY_SET',
  'MARKET.INVALID_CURRENCY',
] as const satisfies ApiErrorCode[];

/** The error codes of `changeMarket`. */
export const changeMarketFailures = [
  ...saleFailures,
  ...merchandiseFailures,
  'ISSUE.NO_AVAILABILITY_SET',
  'ISSUE.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

interface Availability {
  availableFrom?: Date;
  isAvailableForAll?: boolean;
  isAvailableForSubscribers?: boolean;
  merchandises?: readonly MerchandiseChange[];
}

/** Offers an approved issue in a market, now or from a later time. Throws an ApiError. */
export async function addMarket(
  trx: CatalogueTransaction,
  editor: SaleEditor,
  {
    market,
    currency,
    merchandises = [],
    availableFrom,
    ...availability
  }: Availability & { market: string; currency: string },
  now = new Date(),
): Promise<void> {
  const { issueId } = editor;
  await lockApprovedIssue(trx, editor);
  if (!isMarket(market)) throw invalidMarket();
  if (currencyByMarket[market] !== currency) throw new ApiError('MARKET.INVALID_CURRENCY');
  const existing = await listMarkets(trx, issueId);
  if (existing.some((entry) => entry.market === market)) throw new ApiError('ISSUE.DUPLICATE_MARKET');
  const entry = {
    issueId,
    market,
    currency,
    availableFrom: startOf(availableFrom, await findFirstOffer(trx, { issueId, market }), now),
    isAvailableForAll: false,
    isAvailableForSubscribers: false,
    ...availability,
  };
  await trx.insertInto('publishing.issue_market').values(entry).execute();
  await changeMerchandises(trx, { issueId, market, currency }, merchandises);
  await requireAvailability(trx, entry);
  await writeSale(trx, editor, { market, before: null, now });
}

/** Changes when and for whom an issue is available in a market, and its prices there. Throws an ApiError. */
export async function changeMarket(
  trx: CatalogueTransaction,
  editor: SaleEditor,
  marketId: string,
  { merchandises = [], availableFrom, ...availability }: Availability,
  now = new Date(),
): Promise<void> {
  const entry = await lockMarket(trx, editor, marketId);
  const before = await describeSale(trx, entry);
  // An issue that readers have already cannot be published again.
  const isScheduled = entry.availableFrom > now;
  if (!isScheduled && availableFrom && availableFrom > now)
    throw invalidRequest('availableFrom', 'alreadyOffered');
  const start = isScheduled && availableFrom ? startOf(availableFrom, null, now) : entry.availableFrom;
  const changed = { ...entry, ...availability, availableFrom: start };
  await trx
    .updateTable('publishing.issue_market')
    .set({
      availableFrom: changed.availableFrom,
      isAvailableForAll: changed.isAvailableForAll,
      isAvailableForSubscribers: changed.isAvailableForSubscribers,
      // A sale that is moved to a later time starts again.
      isStartReported: entry.isStartReported && changed.availableFrom <= now,
    })
    .where('id', '=', marketId)
    .execute();
  await changeMerchandises(trx, entry, merchandises);
  await requireAvailability(trx, changed);
  await writeSale(trx, editor, { market: entry.market, before, now });
}

/** Withdraws an issue from a market. Readers who acquired it can still read it. Throws an ApiError. */
export async function removeMarket(
  trx: CatalogueTransaction,
  editor: SaleEditor,
  marketId: string,
  now = new Date(),
): Promise<void> {
  const entry = await lockMarket(trx, editor, marketId);
  const before = await describeSale(trx, entry);
  await trx
    .updateTable('comics.merchandise')
    .set({ removedAt: now })
    .where('issueId', '=', entry.issueId)
    .where('market', '=', entry.market)
    .where('removedAt', 'is', null)
    .execute();
  await trx.deleteFrom('publishing.issue_market').where('id', '=', marketId).execute();
  await writeSale(trx, editor, { market: entry.market, before, now });
}

/** Takes one price from sale. Throws an ApiError, also if the issue would not be available in any way. */
export async function removeMerchandise(
  trx: CatalogueTransaction,
  editor: SaleEditor,
  { marketId, merchandiseId }: { marketId: string; merchandiseId: string },
  now = new Date(),
): Promise<void> {
  const entry = await lockMarket(trx, editor, marketId);
  const before = await describeSale(trx, entry);
  await findMerchandise(trx, entry, merchandiseId);
  await trx
    .updateTable('comics.merchandise')
    .set({ removedAt: now })
    .where('id', '=', merchandiseId)
    .execute();
  await requireAvailability(trx, entry);
  await writeSale(trx, editor, { market: entry.market, before, now });
}
