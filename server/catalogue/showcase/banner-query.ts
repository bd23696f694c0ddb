import { type ExpressionBuilder, sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { lowestRating } from '../lowest-rating.ts';
import { selectImage } from '../select-image.ts';

/** All banners in display order, with their texts in a language, or in another one that they have. Without texts, null. */
export const bannerQuery = (database: ReadOnlyDatabase, language: string) =>
  database
    .selectFrom('comics.banner as banner')
    .leftJoinLateral(
      (builder) => bannerTextQuery(builder, language).as('words'),
      (join) => join.onTrue(),
    )
    .select(['banner.id', 'banner.link', 'words.title', 'words.text'])
    .select(selectImage('banner.picture').as('picture'))
    .orderBy('banner.position');

function bannerTextQuery(
  builder: ExpressionBuilder<Tables & { banner: Tables['comics.banner'] }, 'banner'>,
  language: string,
) {
  return builder
    .selectFrom('comics.banner_text as words')
    .select(['words.title', 'words.text'])
    .whereRef('words.bannerId', '=', 'banner.id')
    .orderBy(sql`words.language = ${language}`, 'desc')
    .orderBy('words.language', 'desc')
    .limit(1);
}

/** The lowest rating of the issues offered in a market that the link of `banner` opens. Null if it opens none. */
export const lowestRatingOfLink = (market: string) => lowestRating(market, isLinkedIssue);

/** Whether the link of `banner` opens `issue`, its series or its publisher. */
const isLinkedIssue = sql`(
  issue.slug = substring(banner.link from '^/issue/([^/?#]+)')
  or issue.series_id = (
    select series.id from comics.series as series
    where series.slug = substring(banner.link from '^/series/([^/?#]+)')
  )
  or issue.publisher_id = (
    select publisher.id from comics.publisher as publisher
    where publisher.username = substring(banner.link from '^/publisher/([^/?#]+)')
  )
)`;

interface LinkedBanner {
  link: string;
  /** See `lowestRatingOfLink`. */
  lowestParentalRating: string | null;
}

/** False if the link opens an issue, series or publisher, and nothing of it is offered in the market of the rating. */
export const canOpenLink = ({ link, lowestParentalRating }: LinkedBanner): boolean =>
  lowestParentalRating !== null || !/^\/(issue|series|publisher)\//.test(link);

/** How often staff have changed banners in this process. Cached lists of banners depend on it. */
export interface BannerChanges {
  count: number;
}
