import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { imageWith } from './image-with.ts';
import { isOffered } from './offered.ts';
import type { Pictures } from './pictures.ts';
import type { Publisher } from './schemas.ts';

type PublisherRow = Awaited<ReturnType<ReturnType<typeof publisherQuery>['execute']>>[number];

/**
 * Publishers with what they offer: a series counts once one of its issues is out. They are counted each for itself:
 * to be narrowed to a few by the caller.
 */
export function publisherQuery(database: Database) {
  return database
    .selectFrom('comics.publisher as publisher')
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom((issues) =>
            issues
              .selectFrom('comics.issue as issue')
              .select(['issue.series_id', sql<number>`count(*)`.as('count')])
              .whereRef('issue.publisher_id', '=', 'publisher.id')
              .where(isOffered())
              .groupBy('issue.series_id')
              .as('series'),
          )
          .select([
            sql<number>`count(series.series_id)::int`.as('series_count'),
            sql<number>`coalesce(sum(series.count), 0)::int`.as('issues_count'),
          ])
          .as('offered'),
      (join) => join.onTrue(),
    )
    .select([
      'publisher.id',
      'publisher.username',
      'publisher.name',
      'publisher.description',
      'publisher.is_active',
      imageWith<null>('publisher.picture').as('picture'),
      'offered.series_count',
      'offered.issues_count',
    ]);
}

export function toPublisher(row: PublisherRow, pictures: Pictures): Static<typeof Publisher> {
  return {
    dragonId: row.id,
    name: row.name,
    username: row.username,
    description: row.description,
    picture: row.picture && pictures.coverPicture(row.picture),
    seriesCount: row.series_count,
    issuesCount: row.issues_count,
  };
}
