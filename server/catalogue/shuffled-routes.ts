import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { catalogueFilters, filterIssues, filtersOf, hasKnownGenre } from './catalogue-filters.ts';
import { isGenre } from './genres.ts';
import { listIssues, offeredIssues } from './list-issues.ts';
import { CountedPageOf, Issue, PageOf } from './schemas.ts';
import type { CatalogueService } from './service.ts';
import { parseShuffleModule, shuffleModules, shuffleOrder } from './shuffled.ts';
import { toIssue } from './to-issue.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

const ShuffledQuery = Type.Object({ ...listQuery.properties, ...catalogueFilters });

const GenreQuery = Type.Object({
  ...listQuery.properties,
  module: Type.Optional(
    Vocabulary('ShuffleModule', shuffleModules, { default: 7, description: 'Selects one of the orders.' }),
  ),
});

export function shuffledRoutes(
  app: App,
  { database, pictures, sendPublicAnswer, countIssues }: CatalogueService,
): void {
  app.get(
    '/exploration/issue/:module',
    {
      config: { access: 'anyone', failures: ['SHOWCASE.NOT_FOUND'] },
      schema: {
        operationId: 'listShuffledIssues',
        summary: `The offered issues, shuffled: the same module (${shuffleModules.join(', ')}) gives the same order.`,
        tags: ['showcase'],
        params: Type.Object({ module: Type.String({ maxLength: 50 }) }),
        querystring: ShuffledQuery,
        response: { 200: CountedPageOf(Issue) },
      },
    },
    (request, reply) => {
      const module = parseShuffleModule(request.params.module);
      const { page = 0, limit = 20, ...chosen } = request.query;
      const filters = filtersOf(chosen);
      if (!module || !hasKnownGenre(filters)) throw new ApiError('SHOWCASE.NOT_FOUND');
      const language = chooseLanguage(request.headers['accept-language']);
      const key = { module, ...filters, page, limit, language };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const issues = filterIssues(offeredIssues(database, market), market, filters)
          .orderBy(shuffleOrder(module))
          .orderBy('issue.id');
        const [total, rows] = await Promise.all([
          countIssues(market, filters),
          listIssues(database, { language, market }, issues, key),
        ]);
        return { ...sliceOf(rows, key, (row) => toIssue(row, pictures)), total };
      });
    },
  );

  app.get(
    '/exploration/genre/:genre',
    {
      config: { access: 'anyone', failures: ['SHOWCASE.NOT_FOUND'] },
      schema: {
        operationId: 'listGenreIssues',
        summary: "A genre's offered issues, shuffled: the same module gives the same order.",
        tags: ['showcase'],
        params: Type.Object({ genre: Type.String({ maxLength: 50 }) }),
        querystring: GenreQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { genre } = request.params;
      if (!isGenre(genre)) throw new ApiError('SHOWCASE.NOT_FOUND');
      const { page = 0, limit = 20, module = 7 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const key = { genre, page, limit, module, language };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const chosen = offeredIssues(database, market)
          .where('issue.genre', '=', genre)
          .orderBy(shuffleOrder(module))
          .orderBy('issue.id');
        const rows = await listIssues(database, { language, market }, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );
}
