import { isMarket } from '../../catalogue/markets/markets.ts';
import { canOpenLink, lowestRatingOfLink } from '../../catalogue/showcase/banner-query.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';

/** The error codes of `addBannerMarket`. */
export const addBannerMarketFailures = [
  'SHOWCASE.NOT_FOUND',
  'SHOWCASE.DUPLICATE_MARKET',
  'SHOWCASE.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

/** The error codes of `removeBannerMarket`. */
export const removeBannerMarketFailures = [
  'SHOWCASE.NOT_FOUND',
  'SHOWCASE.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

interface BannerMarketChange {
  bannerId: string;
  market: string;
  /** The account that makes the change. */
  actorId: string;
}

/** Shows a banner in a market where something is offered that its link opens. Throws an ApiError. Rule 109. */
export async function addBannerMarket(trx: CatalogueTransaction, change: BannerMarketChange): Promise<void> {
  const { bannerId, market } = change;
  await lockBanner(trx, bannerId);
  if (!isMarket(market)) throw new ApiError('SHOWCASE.UNAVAILABLE_MARKET');
  const markets = await listBannerMarkets(trx, bannerId);
  if (markets.includes(market)) throw new ApiError('SHOWCASE.DUPLICATE_MARKET');
  const banner = await trx
    .selectFrom('comics.banner as banner')
    .select(['banner.link', lowestRatingOfLink(market).as('lowestParentalRating')])
    .where('banner.id', '=', bannerId)
    .executeTakeFirstOrThrow();
  if (!canOpenLink(banner)) throw new ApiError('SHOWCASE.UNAVAILABLE_MARKET');
  await trx.insertInto('comics.banner_market').values({ bannerId, market }).execute();
  await recordMarkets(trx, change, markets);
}

/** Hides a banner in a market. Without markets it is shown nowhere. Throws an ApiError. Rule 109. */
export async function removeBannerMarket(
  trx: CatalogueTransaction,
  change: BannerMarketChange,
): Promise<void> {
  const { bannerId, market } = change;
  await lockBanner(trx, bannerId);
  const markets = await listBannerMarkets(trx, bannerId);
  if (!markets.includes(market)) throw new ApiError('SHOWCASE.UNAVAILABLE_MARKET');
  await trx
    .deleteFrom('comics.banner_market')
    .where('bannerId', '=', bannerId)
    .where('market', '=', market)
    .execute();
  await recordMarkets(trx, change, markets);
}

/** Concurrent changes of a banner wait for each other. */
async function lockBanner(trx: CatalogueTransaction, bannerId: string): Promise<void> {
  const banner = await trx
    .selectFrom('comics.banner')
    .select('id')
    .where('id', '=', bannerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!banner) throw new ApiError('SHOWCASE.NOT_FOUND');
}

async function listBannerMarkets(trx: CatalogueTransaction, bannerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('comics.banner_market')
    .select('market')
    .where('bannerId', '=', bannerId)
    .orderBy('market')
    .execute();
  return rows.map(({ market }) => market);
}

async function recordMarkets(
  trx: CatalogueTransaction,
  { bannerId, actorId }: BannerMarketChange,
  former: string[],
): Promise<void> {
  await recordChange(trx, {
    actorId,
    action: 'changed',
    subject: { kind: 'banner', id: bannerId },
    before: { markets: former },
    after: { markets: await listBannerMarkets(trx, bannerId) },
  });
}
