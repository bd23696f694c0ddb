import { Type } from 'typebox';
import { issueFailures } from '../catalogue/not-offered.ts';
import { Issue, PageOf } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { toIssue } from '../catalogue/to-issue.ts';
import { callerOf } from '../http/access.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { addFavourite, favouriteIdsOf, favouritesOf, maxFavourites, removeFavourite } from './favourites.ts';
import type { ReadingService } from './service.ts';

export function favouriteRoutes(app: App, { database, pictures, ages, marketOf }: ReadingService): void {
  app.get(
    '/favourite',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listFavourites',
        summary: "The caller's favourites, most recently added first.",
        tags: ['favourite'],
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(Issue) },
      },
    },
    async (request, reply) => {
      const { page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const locale = { language, market: await marketOf(request) };
      const rows = await favouritesOf(database, callerOf(request).uuid, locale, { page, limit });
      reply.headers(privateHeaders);
      return sliceOf(rows, { page, limit }, (row) => toIssue(row, pictures));
    },
  );

  app.get(
    '/favourite/ids',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'listFavouriteIds',
        summary: "The identifiers of all the caller's favourites.",
        tags: ['favourite'],
        response: { 200: Type.Array(Type.String({ format: 'uuid' })) },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      return favouriteIdsOf(database, callerOf(request).uuid, await marketOf(request));
    },
  );

  app.put(
    '/favourite/issue/:id',
    {
      config: {
        access: 'reader',
        failures: [...issueFailures, 'USER.BLOCKED_CONTENT', 'FAVOURITE.TOO_MANY'],
      },
      schema: {
        operationId: 'addFavourite',
        summary: `Adds an issue to the caller's favourites, at most ${maxFavourites}.`,
        tags: ['favourite'],
        params: WithId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await addFavourite({ database, ages }, callerOf(request).uuid, request.params.id);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );

  app.delete(
    '/favourite/issue/:id',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'removeFavourite',
        summary: "Removes an issue from the caller's favourites; succeeds if it is not one.",
        tags: ['favourite'],
        params: WithId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeFavourite(database, callerOf(request).uuid, request.params.id);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );
}
