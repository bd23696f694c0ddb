import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { listIssues, offeredIssues } from './list-issues.ts';
import { listSeries, seriesIds } from './list-series.ts';
import { asIssues, issuesIn } from './markets/issues-in-market.ts';
import { publisherFailures, requireActivePublisher } from './not-offered.ts';
import { isOffered } from './offered.ts';
import { PageOf, Series, SeriesWithIssues } from './schemas.ts';
import { hasOfferedIssue, seriesOrder, seriesQuery, toSeries } from './series-query.ts';
import { type CatalogueService, WithId, WithSlug } from './service.ts';
import { toIssue } from './to-issue.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

export function seriesRoutes(app: App, { database, pictures, sendPublicAnswer }: CatalogueService): void {
  app.get(
    '/series/slug/:slug',
    {
      config: { access: 'anyone', failures: ['SERIES.NOT_FOUND'] },
      schema: {
        operationId: 'getSeries',
        summary: 'One series with a slice of its offered issues, by number.',
        tags: ['series'],
        params: WithSlug,
        querystring: listQuery,
        response: { 200: SeriesWithIssues },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { slug, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const series = await seriesQuery(database, { language: key.language, market })
          .where('series.slug', '=', slug)
          .executeTakeFirst();
        if (!series) throw new ApiError('SERIES.NOT_FOUND');
        const chosen = offeredIssues(database, market)
          .where('issue.seriesId', '=', series.id)
          .orderBy(seriesOrder);
        const issues = await listIssues(database, { language: key.language, market }, chosen, key);
        return {
          ...toSeries(series, pictures),
          issues: sliceOf(issues, key, (row) => toIssue(row, pictures)),
        };
      });
    },
  );

  app.get(
    '/series/issue/:id',
    {
      config: { access: 'anyone', failures: ['SERIES.NOT_FOUND'] },
      schema: {
        operationId: 'getIssueSeries',
        summary: 'The series that an issue belongs to.',
        tags: ['series'],
        params: WithId,
        response: { 200: Series },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { id, language }, async (market) => {
        const row = await seriesQuery(database, { language, market })
          .where('series.id', '=', (where) =>
            where
              .selectFrom(asIssues(issuesIn(market)))
              .select('issue.seriesId')
              .where('issue.id', '=', id)
              .where(isOffered()),
          )
          .executeTakeFirst();
        if (!row) throw new ApiError('SERIES.NOT_FOUND');
        return toSeries(row, pictures);
      });
    },
  );

  app.get(
    '/series/publisher/:id',
    {
      config: { access: 'anyone', failures: publisherFailures },
      schema: {
        operationId: 'listPublisherSeries',
        summary: 'The series of a publisher: the featured one, then the others by title.',
        tags: ['series'],
        params: WithId,
        querystring: listQuery,
        response: { 200: PageOf(Series) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { id, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        await requireActivePublisher(database, id);
        const chosen = seriesIds(database)
          .where('series.publisherId', '=', id)
          .where(hasOfferedIssue(market))
          .orderBy(
            (where) =>
              where.exists(
                where
                  .selectFrom('comics.publisher as publisher')
                  .select('publisher.id')
                  .whereRef('publisher.featuredSeriesId', '=', 'series.id'),
              ),
            'desc',
          );
        const rows = await listSeries(database, { language: key.language, market }, chosen, key);
        return sliceOf(rows, key, (row) => toSeries(row, pictures));
      });
    },
  );
}
