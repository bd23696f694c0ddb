import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { Refusal } from '../http/refusal.ts';
import { alphabetical } from './alphabetical.ts';
import { issueQuery } from './issue-query.ts';
import { PageOf, Series, SeriesWithIssues } from './schemas.ts';
import { seriesQuery, toSeries } from './series-query.ts';
import { type ComicsService, publicFailures, WithId, WithSlug } from './service.ts';
import { rowsFor, sliceOf, sliceQuery } from './slice.ts';
import { toIssue } from './to-issue.ts';

const ofList = sliceQuery({ default: 20, maximum: 100 });

export function seriesRoutes(app: App, { database, pictures }: ComicsService): void {
  app.get(
    '/series/slug/:slug',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One series with a slice of its published issues, by number.',
        tags: ['series'],
        params: WithSlug,
        querystring: ofList,
        response: { 200: SeriesWithIssues, ...publicFailures },
      },
    },
    async (request) => {
      const { page = 0, limit = 20 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const series = await seriesQuery(database, language)
        .where('series.slug', '=', request.params.slug)
        .executeTakeFirst();
      if (!series) throw new Refusal('SERIES.NOT_FOUND');
      const { limit: most, offset } = rowsFor({ page, limit });
      const issues = await issueQuery(database, language)
        .where('issue.series_id', '=', series.id)
        .orderBy('issue.number', (order) => order.asc().nullsLast())
        .orderBy('issue.published_at')
        .orderBy('issue.id')
        .limit(most)
        .offset(offset)
        .execute();
      return {
        ...toSeries(series, pictures),
        issues: sliceOf(issues, { page, limit }, (row) => toIssue(row, pictures)),
      };
    },
  );

  app.get(
    '/series/issue/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The series that an issue belongs to.',
        tags: ['series'],
        params: WithId,
        response: { 200: Series, ...publicFailures },
      },
    },
    async (request) => {
      const row = await seriesQuery(database, chooseLanguage(request.headers['accept-language']))
        .where('series.id', '=', (where) =>
          where
            .selectFrom('comics.issue')
            .select('series_id')
            .where('id', '=', request.params.id)
            .where('published_at', '<=', new Date()),
        )
        .executeTakeFirst();
      if (!row) throw new Refusal('SERIES.NOT_FOUND');
      return toSeries(row, pictures);
    },
  );

  app.get(
    '/series/publisher/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The series of a publisher, by title.',
        tags: ['series'],
        params: WithId,
        querystring: ofList,
        response: { 200: PageOf(Series), ...publicFailures },
      },
    },
    async (request) => {
      const { page = 0, limit = 20 } = request.query;
      const { limit: most, offset } = rowsFor({ page, limit });
      const [publisher, rows] = await Promise.all([
        database
          .selectFrom('comics.publisher')
          .select('id')
          .where('id', '=', request.params.id)
          .executeTakeFirst(),
        seriesQuery(database, chooseLanguage(request.headers['accept-language']))
          .where('series.publisher_id', '=', request.params.id)
          .orderBy(alphabetical('series.title'))
          .orderBy('series.id')
          .limit(most)
          .offset(offset)
          .execute(),
      ]);
      if (!publisher) throw new Refusal('PUBLISHER.NOT_FOUND');
      return sliceOf(rows, { page, limit }, (row) => toSeries(row, pictures));
    },
  );
}
