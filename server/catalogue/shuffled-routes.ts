import { type SqlBool, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { isGenre } from './genres.ts';
import { listIssues, offeredIssues } from './list-issues.ts';
import { Issue, PageOf, ParentalRating, parentalRatings } from './schemas.ts';
import type { CatalogueService } from './service.ts';
import { parseShuffleModule, shuffleModules, shuffleOrder } from './shuffled.ts';
import { toIssue } from './to-issue.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

const dayMs = 24 * 60 * 60 * 1000;

const ShuffledQuery = Type.Object({
  ...listQuery.properties,
  filter: Type.Optional(
    Vocabulary('CatalogueFilter', ['all', 'free', 'subscription', 'on_demand'], {
      default: 'all',
      description:
        'free: available for everyone. subscription: for subscribers, and not free. on_demand: only for purchase or rental.',
    }),
  ),
  genre: Type.Optional(Type.String({ maxLength: 50, description: 'Only issues of this genre.' })),
  rating: Type.Optional(ParentalRating('The highest parental rating to include.')),
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'Only issues published within this number of days.',
    }),
  ),
});

const GenreQuery = Type.Object({
  ...listQuery.properties,
  module: Type.Optional(
    Vocabulary('ShuffleModule', shuffleModules, { default: 7, description: 'Selects one of the orders.' }),
  ),
});

export function shuffledRoutes(app: App, { database, pictures, sendPublicAnswer }: CatalogueService): void {
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
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const module = parseShuffleModule(request.params.module);
      const { page = 0, limit = 20, filter = 'all', genre, rating = '+18', days } = request.query;
      if (!module || (genre !== undefined && !isGenre(genre))) throw new ApiError('SHOWCASE.NOT_FOUND');
      const language = chooseLanguage(request.headers['accept-language']);
      const key = { module, filter, genre, rating, days, page, limit, language };
      return sendPublicAnswer(request, reply, key, async () => {
        const chosen = offeredIssues(database)
          .where(filterConditions[filter])
          .$if(genre !== undefined, (issues) => issues.where('issue.genre', '=', genre ?? null))
          .$if(rating !== '+18', (issues) =>
            issues.where(
              'issue.parentalRating',
              'in',
              parentalRatings.slice(0, parentalRatings.indexOf(rating) + 1),
            ),
          )
          .$if(days !== undefined, (issues) =>
            issues.where('issue.publishedAt', '>=', new Date(Date.now() - (days ?? 0) * dayMs)),
          )
          .orderBy(shuffleOrder(module))
          .orderBy('issue.id');
        const rows = await listIssues(database, language, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
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
      return sendPublicAnswer(request, reply, key, async () => {
        const chosen = offeredIssues(database)
          .where('issue.genre', '=', genre)
          .orderBy(shuffleOrder(module))
          .orderBy('issue.id');
        const rows = await listIssues(database, language, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );
}

type Filter = NonNullable<Static<typeof ShuffledQuery>['filter']>;

/** An issue matches at most one filter besides 'all'. One that is not available in any way matches only 'all'. */
const filterConditions = {
  all: sql<SqlBool>`true`,
  free: sql<SqlBool>`issue.is_available_for_all`,
  subscription: sql<SqlBool>`(not issue.is_available_for_all and issue.is_available_for_subscribers)`,
  on_demand: sql<SqlBool>`(
    not issue.is_available_for_all and not issue.is_available_for_subscribers
    and exists (select from comics.merchandise as merchandise where merchandise.issue_id = issue.id)
  )`,
} as const satisfies Record<Filter, unknown>;
