import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { networkOf } from '../../identity/network-of.ts';
import type { CatalogueService } from '../service.ts';
import { maxPopularSearches } from './popular-searches.ts';
import { SearchText } from './search-text.ts';

const defaultLimit = 8;

export function popularSearchRoutes(
  app: App,
  { sendPublicAnswer, listPopularSearches, countSearch }: CatalogueService,
): void {
  app.get(
    '/search/popular',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listPopularSearches',
        summary:
          'What readers search for, as texts that find something: searched for from at least three networks in the last two weeks; then the most read titles and the largest genres.',
        tags: ['issue'],
        querystring: Type.Object({
          limit: Type.Optional(
            Type.Integer({ minimum: 1, maximum: maxPopularSearches, default: defaultLimit }),
          ),
        }),
        response: { 200: Type.Array(Type.String()) },
      },
    },
    (request, reply) => {
      const { limit = defaultLimit } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { limit, language }, async (market) =>
        (await listPopularSearches({ language, market })).slice(0, limit),
      );
    },
  );

  app.post(
    '/search/popular',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'countSearch',
        summary:
          'Counts a search that was submitted or whose result was opened. Only the name that it finds is stored, without the reader.',
        tags: ['issue'],
        body: Type.Object({ query: SearchText }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await countSearch(request.body.query, networkOf(request.ip));
      return reply.status(204).send(null);
    },
  );
}
