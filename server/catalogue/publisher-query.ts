import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { lowestRating } from './lowest-rating.ts';
import { asIssues, issuesIn } from './markets/issues-in-market.ts';
import { defaultMarket } from './markets/markets.ts';
import { isOffered } from './offered.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import type { Publisher } from './schemas.ts';
import { selectImage } from './select-image.ts';
import { hasOfferedIssue } from './series-query.ts';

type PublisherRow = Awaited<ReturnType<ReturnType<typeof publisherQuery>['execute']>>[number];

/** Whether `publisher` is listed: in another market than the default one, only if it has an issue that is offered there. */
export const isListedIn = (market: string): RawBuilder<boolean> =>
  market === defaultMarket
    ? sql`true`
    : sql`exists (
        select from ${issuesIn(market)} as issue where issue.publisher_id = publisher.id and ${isOffered()}
      )`;

/**
 * Selects publishers with the numbers of their issues and series that are offered in a market. Counts run once per
 * publisher, so the caller must restrict the query to a few.
 */
export function publisherQuery(database: Database, market: string) {
  return database
    .selectFrom('comics.publisher as publisher')
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom((issues) =>
            issues
              .selectFrom(asIssues(issuesIn(market)))
              .select(['issue.seriesId', sql<number>`count(*)`.as('count')])
              .whereRef('issue.publisherId', '=', 'publisher.id')
              .where(isOffered())
              .groupBy('issue.seriesId')
              .as('series'),
          )
          .select([
            sql<number>`count(series.series_id)::int`.as('seriesCount'),
            sql<number>`coalesce(sum(series.count), 0)::int`.as('issuesCount'),
          ])
          .as('offered'),
      (join) => join.onTrue(),
    )
    .select([
      'publisher.id',
      'publisher.username',
      'publisher.name',
      'publisher.description',
      'publisher.isActive',
      'publisher.priority',
      selectImage<null>('publisher.picture').as('picture'),
      'publisher.color',
      selectImage<null>('publisher.banner').as('banner'),
      sql<string | null>`(
        select series.id from comics.series as series
        where series.id = publisher.featured_series_id and ${hasOfferedIssue(market)}
      )`.as('featuredSeriesId'),
      'offered.seriesCount',
      'offered.issuesCount',
      lowestRating(market, sql`issue.publisher_id = publisher.id`).as('lowestParentalRating'),
    ]);
}

export function toPublisher(row: PublisherRow, pictures: PictureAddresses): Static<typeof Publisher> {
  return {
    dragonId: row.id,
    name: row.name,
    username: row.username,
    description: row.description,
    picture: row.picture && pictures.coverPicture(row.picture),
    color: row.color,
    banner: row.banner && pictures.coverPicture(row.banner),
    featuredSeriesId: row.featuredSeriesId,
    priority: row.priority,
    seriesCount: row.seriesCount,
    issuesCount: row.issuesCount,
    lowestParentalRating: row.lowestParentalRating,
  };
}
