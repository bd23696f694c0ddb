import { alphabetical } from '../database/alphabetical.ts';
import { rankIds } from '../database/rank-ids.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { rowRangeOf, sliceOf, sliceQuery } from '../http/slice.ts';
import { publisherFailures } from './not-offered.ts';
import { publisherQuery, toPublisher } from './publisher-query.ts';
import { PageOf, Publisher } from './schemas.ts';
import { type CatalogueService, WithUsername } from './service.ts';

export function publisherRoutes(app: App, { database, pictures, sendPublicAnswer }: CatalogueService): void {
  app.get(
    '/publisher',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listPublishers',
        summary: 'The publishers, by priority and name.',
        tags: ['publisher'],
        querystring: sliceQuery({ default: 20, maximum: 150 }),
        response: { 200: PageOf(Publisher) },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const key = { page, limit };
      return sendPublicAnswer(request, reply, key, async () => {
        const rowRange = rowRangeOf(key);
        const chosen = database
          .selectFrom('comics.publisher as publisher')
          .select('publisher.id')
          .where('publisher.isActive', '=', true)
          .orderBy('publisher.priority', 'desc')
          .orderBy(alphabetical('publisher.name'))
          .orderBy('publisher.id')
          .limit(rowRange.limit)
          .offset(rowRange.offset);
        const rows = await publisherQuery(database)
          .innerJoin(rankIds(chosen).as('chosen'), 'chosen.id', 'publisher.id')
          .orderBy('chosen.rank')
          .execute();
        return sliceOf(rows, key, (row) => toPublisher(row, pictures));
      });
    },
  );

  app.get(
    '/publisher/username/:username',
    {
      config: { access: 'anyone', failures: publisherFailures },
      schema: {
        operationId: 'getPublisher',
        summary: 'One publisher; 410 if it is no longer active.',
        tags: ['publisher'],
        params: WithUsername,
        response: { 200: Publisher },
      },
    },
    (request, reply) => {
      const { username } = request.params;
      return sendPublicAnswer(request, reply, { username }, async () => {
        const row = await publisherQuery(database)
          .where('publisher.username', '=', username)
          .executeTakeFirst();
        if (!row) throw new ApiError('PUBLISHER.NOT_FOUND');
        if (!row.isActive) throw new ApiError('PUBLISHER.NOT_ACTIVE');
        return toPublisher(row, pictures);
      });
    },
  );
}
