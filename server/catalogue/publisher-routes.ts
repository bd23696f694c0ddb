import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { alphabetical } from '../database/alphabetical.ts';
import { rankIds } from '../database/rank-ids.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/open-app.ts';
import { rowRangeOf, type SliceRange, sliceOf, sliceQuery } from '../http/slice.ts';
import { publisherFailures } from './not-offered.ts';
import { isListedIn, publisherQuery, toPublisher } from './publisher-query.ts';
import { PageOf, Publisher } from './schemas.ts';
import { type CatalogueService, WithUsername } from './service.ts';

const listQuery = sliceQuery({ default: 20, maximum: 150 });

export function publisherRoutes(app: App, { database, pictures, sendPublicAnswer }: CatalogueService): void {
  async function list(market: string, slice: SliceRange, hasPriority: RawBuilder<boolean> = sql`true`) {
    const rowRange = rowRangeOf(slice);
    const chosen = database
      .selectFrom('comics.publisher as publisher')
      .select('publisher.id')
      .where('publisher.isActive', '=', true)
      .where(hasPriority)
      .where(isListedIn(market))
      .orderBy('publisher.priority', 'desc')
      .orderBy(alphabetical('publisher.name'))
      .orderBy('publisher.id')
      .limit(rowRange.limit)
      .offset(rowRange.offset);
    const rows = await publisherQuery(database, market)
      .innerJoin(rankIds(chosen).as('chosen'), 'chosen.id', 'publisher.id')
      .orderBy('chosen.rank')
      .execute();
    return sliceOf(rows, slice, (row) => toPublisher(row, pictures));
  }

  app.get(
    '/publisher',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listPublishers',
        summary: 'The publishers, by priority and name.',
        tags: ['publisher'],
        querystring: listQuery,
        response: { 200: PageOf(Publisher) },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const key = { page, limit };
      return sendPublicAnswer(request, reply, key, (market) => list(market, key));
    },
  );

  app.get(
    '/publisher/priority/:priority',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listPublishersByPriority',
        summary: 'The publishers of a priority and of higher ones, by priority and name.',
        tags: ['publisher'],
        params: Type.Object({ priority: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }) }),
        querystring: Type.Object({
          ...listQuery.properties,
          strict: Type.Optional(
            Type.Boolean({ default: false, description: 'Only publishers of exactly this priority.' }),
          ),
        }),
        response: { 200: PageOf(Publisher) },
      },
    },
    (request, reply) => {
      const { priority } = request.params;
      const { page = 0, limit = 20, strict = false } = request.query;
      const key = { priority, strict, page, limit };
      return sendPublicAnswer(request, reply, key, (market) =>
        list(
          market,
          key,
          strict ? sql`publisher.priority = ${priority}` : sql`publisher.priority >= ${priority}`,
        ),
      );
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
      return sendPublicAnswer(request, reply, { username }, async (market) => {
        const row = await publisherQuery(database, market)
          .where('publisher.username', '=', username)
          .executeTakeFirst();
        if (!row) throw new ApiError('PUBLISHER.NOT_FOUND');
        if (!row.isActive) throw new ApiError('PUBLISHER.NOT_ACTIVE');
        return toPublisher(row, pictures);
      });
    },
  );
}
