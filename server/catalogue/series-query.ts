import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { ratingOrder } from './lowest-rating.ts';
import { asIssues, issuesIn, type ViewerLocale } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import type { Series } from './schemas.ts';
import { selectImage } from './select-image.ts';
import { toPublisherSummary } from './to-issue.ts';

export type SeriesRow = Awaited<ReturnType<ReturnType<typeof seriesQuery>['execute']>>[number];

/** The reading order of a series: by number, issues without a number last. Migration 0011 has an index for it. */
export const seriesOrder = sql`coalesce(issue.number, 'infinity'), issue.published_at, issue.id`;

/** Whether `series` has an issue that is offered in a market. Other series are hidden. */
export const hasOfferedIssue = (market: string) => sql<boolean>`exists (
  select from ${issuesIn(market)} as issue where issue.series_id = series.id and ${isOffered()}
)`;

/**
 * Selects series that have an offered issue, in the requested language: with their texts and their own cover, if they have
 * them, otherwise the cover of the first issue; and with the cover of the first issue with the lowest rating. Rule 97.
 */
export function seriesQuery(database: Database, { language, market }: ViewerLocale) {
  const firstBy = (...sortKeys: readonly RawBuilder<unknown>[]) =>
    database
      .selectFrom(asIssues(issuesIn(market)))
      .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
      .select(['content.cover', 'issue.parentalRating'])
      .where(sql<boolean>`issue.series_id = series.id`)
      .where(isOffered())
      .orderBy(sql.join([...sortKeys, seriesOrder]))
      .orderBy(sql`content.language = ${language}`, 'desc')
      .orderBy(sql`content.language = issue.original_language`, 'desc')
      .limit(1);
  return database
    .selectFrom('comics.series as series')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'series.publisherId')
    .leftJoin('comics.series_descriptor as descriptor', (join) =>
      join.onRef('descriptor.seriesId', '=', 'series.id').on('descriptor.language', '=', language),
    )
    .innerJoinLateral(firstBy().as('first'), (join) => join.onTrue())
    .innerJoinLateral(firstBy(ratingOrder).as('lowest'), (join) => join.onTrue())
    .select((builder) => [
      'series.id',
      'series.slug',
      sql<string>`coalesce(descriptor.title, series.title)`.as('title'),
      sql<string>`coalesce(descriptor.description, series.description)`.as('description'),
      'series.publisherId',
      'publisher.name as publisherName',
      'publisher.username as publisherUsername',
      selectImage<null>('publisher.picture').as('publisherPicture'),
      selectImage(sql`coalesce(descriptor.cover, first.cover)`).as('cover'),
      'first.parentalRating',
      'lowest.parentalRating as lowestParentalRating',
      selectImage('lowest.cover').as('lowestRatingCover'),
      builder
        .selectFrom(asIssues(issuesIn(market)))
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('issue.seriesId', '=', 'series.id')
        .where(isOffered())
        .$asScalar()
        .$notNull()
        .as('issuesCount'),
    ]);
}

export function toSeries(row: SeriesRow, pictures: PictureAddresses): Static<typeof Series> {
  return {
    externalId: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    cover: pictures.coverPicture(row.cover),
    parentalRating: row.parentalRating,
    lowestParentalRating: row.lowestParentalRating,
    lowestRatingCover:
      row.lowestParentalRating === row.parentalRating ? null : pictures.coverPicture(row.lowestRatingCover),
    publisher: toPublisherSummary(row, pictures),
    issuesCount: row.issuesCount,
  };
}
