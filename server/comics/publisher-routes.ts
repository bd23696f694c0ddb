import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { Failure } from '../http/error-responses.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { alphabetical } from './alphabetical.ts';
import { imageWith } from './image-with.ts';
import type { Pictures } from './pictures.ts';
import { PageOf, Publisher } from './schemas.ts';
import { type ComicsService, publicFailures, WithUsername } from './service.ts';
import { rowsFor, sliceOf, sliceQuery } from './slice.ts';

export function publisherRoutes(app: App, { database, pictures, sendPublicAnswer }: ComicsService): void {
  app.get(
    '/publisher',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The publishers, by priority and name.',
        tags: ['publisher'],
        querystring: sliceQuery({ default: 20, maximum: 150 }),
        response: { 200: PageOf(Publisher), 400: Failure },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const key = { page, limit };
      return sendPublicAnswer(request, reply, key, async () => {
        const { limit: most, offset } = rowsFor(key);
        const rows = await publisherQuery(database)
          .orderBy('publisher.priority', 'desc')
          .orderBy(alphabetical('publisher.name'))
          .orderBy('publisher.id')
          .limit(most)
          .offset(offset)
          .execute();
        return sliceOf(rows, key, (row) => toPublisher(row, pictures));
      });
    },
  );

  app.get(
    '/publisher/username/:username',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One publisher.',
        tags: ['publisher'],
        params: WithUsername,
        response: { 200: Publisher, ...publicFailures },
      },
    },
    async (request) => {
      const row = await publisherQuery(database)
        .where('publisher.username', '=', request.params.username)
        .executeTakeFirst();
      if (!row) throw new Refusal('PUBLISHER.NOT_FOUND');
      return toPublisher(row, pictures);
    },
  );
}

type PublisherRow = Awaited<ReturnType<ReturnType<typeof publisherQuery>['execute']>>[number];

/** Publishers with what they have published: a series counts once one of its issues is out. */
function publisherQuery(database: Database) {
  const now = new Date();
  const countOfPublished = (what: RawBuilder<unknown>) => sql<number>`(
      select count(${what})::int from comics.issue as issue
      where issue.publisher_id = publisher.id and issue.published_at <= ${now}
    )`;
  return database
    .selectFrom('comics.publisher as publisher')
    .select([
      'publisher.id',
      'publisher.username',
      'publisher.name',
      'publisher.description',
      imageWith<null>('publisher.picture').as('picture'),
      countOfPublished(sql`distinct issue.series_id`).as('series_count'),
      countOfPublished(sql`*`).as('issues_count'),
    ]);
}

function toPublisher(row: PublisherRow, pictures: Pictures): Static<typeof Publisher> {
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
