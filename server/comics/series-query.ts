import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { imageWith } from './image-with.ts';
import type { Pictures } from './pictures.ts';
import type { Series } from './schemas.ts';
import { toPublisherSummary } from './to-issue.ts';

type SeriesRow = Awaited<ReturnType<ReturnType<typeof seriesQuery>['execute']>>[number];

/** The series of which something is published, with the cover of their first issue in the wanted language. */
export function seriesQuery(database: Database, language: string) {
  return database
    .selectFrom('comics.series as series')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'series.publisher_id')
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom('comics.issue as issue')
          .innerJoin('comics.issue_content as content', 'content.issue_id', 'issue.id')
          .select('content.cover')
          .whereRef('issue.series_id', '=', 'series.id')
          .where('issue.published_at', '<=', new Date())
          .orderBy('issue.number', (order) => order.asc().nullsLast())
          .orderBy('issue.published_at')
          .orderBy('issue.id')
          .orderBy(sql`content.language = ${language}`, 'desc')
          .orderBy(sql`content.language = issue.original_language`, 'desc')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select([
      'series.id',
      'series.slug',
      'series.title',
      'series.description',
      'series.publisher_id',
      'publisher.name as publisher_name',
      'publisher.username as publisher_username',
      imageWith<null>('publisher.picture').as('publisher_picture'),
      imageWith('first.cover').as('cover'),
    ]);
}

export function toSeries(row: SeriesRow, pictures: Pictures): Static<typeof Series> {
  return {
    externalId: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    cover: pictures.coverPicture(row.cover),
    publisher: toPublisherSummary(row, pictures),
  };
}
