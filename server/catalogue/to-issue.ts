import type { Static } from 'typebox';
import type { ImageRow } from '../database/image-row.ts';
import type { IssueRow } from './issue-query.ts';
import { currencyByMarket, isMarket } from './markets/markets.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { rentalDaysOf } from './rental-days.ts';
import { samplePagesCountOf } from './sample-pages-count.ts';
import type { IssueAnswer, MarketOffer, PublisherSummary } from './schemas.ts';

type CoverPicture = Pick<PictureAddresses, 'coverPicture'>;

export function toIssue(row: IssueRow, pictures: CoverPicture): IssueAnswer {
  const offer = {
    isAvailableForAll: row.isAvailableForAll,
    isAvailableForSubscribers: row.isAvailableForSubscribers,
    merchandises: row.merchandises.map(toMerchandise),
  };
  return {
    externalId: row.id,
    slug: row.slug,
    publisher: toPublisherSummary(row, pictures),
    contributors: row.contributors,
    country: row.country,
    releaseDate: row.releaseDate,
    number: row.number,
    originalTitle: row.originalTitle,
    originalLanguage: row.originalLanguage,
    availableLanguages: row.editions.map(({ language }) => language),
    language: row.language,
    content: {
      title: row.title,
      cover: pictures.coverPicture(row.cover),
      description: row.description,
    },
    pagesCount: row.pagesCount,
    parentalRating: row.parentalRating,
    ...offer,
    samplePagesCount: samplePagesCountOf(row),
    markets: offersOf(row, offer),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // Imports store no other genres.
    genre: row.genre as IssueAnswer['genre'],
    kinds: row.seriesId === null ? [] : ['series'],
    readingDirection: row.readingDirection,
    readingMode: row.readingMode,
  };
}

/** The offer in the market of the row. Empty if the issue is not offered there. */
function offersOf(
  { market, publishedAt, isOffered }: IssueRow,
  offer: Pick<Static<typeof MarketOffer>, 'isAvailableForAll' | 'isAvailableForSubscribers' | 'merchandises'>,
): Static<typeof MarketOffer>[] {
  if (!isMarket(market) || !isOffered) return [];
  const currency = currencyByMarket[market];
  return [{ market, currency, availableFrom: publishedAt.toISOString(), ...offer }];
}

const toMerchandise = ({ id, kind, price, currency, rentalDays }: IssueRow['merchandises'][number]) => ({
  merchandiseExternalId: id,
  kind,
  price,
  currency,
  rentalDays: rentalDaysOf({ kind, rentalDays }),
});

/** Maps the publisher columns that the queries of issues and series share. */
export function toPublisherSummary(
  row: {
    publisherId: string;
    publisherName: string;
    publisherUsername: string;
    publisherPicture: ImageRow | null;
  },
  pictures: CoverPicture,
): Static<typeof PublisherSummary> {
  return {
    dragonId: row.publisherId,
    name: row.publisherName,
    username: row.publisherUsername,
    picture: row.publisherPicture && pictures.coverPicture(row.publisherPicture),
  };
}
