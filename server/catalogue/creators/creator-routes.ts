import { sql } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import { listIssues, offeredIssues } from '../list-issues.ts';
import { listSeries, seriesIds } from '../list-series.ts';
import { issuesIn } from '../markets/issues-in-market.ts';
import { isOffered } from '../offered.ts';
import { Creator, Issue, PageOf, Series } from '../schemas.ts';
import { toSeries } from '../series-query.ts';
import { type CatalogueService, WithSlug } from '../service.ts';
import { toIssue } from '../to-issue.ts';
import { findCreator, isCreditedTo, issuesToStart } from './creator-query.ts';

const listQuery = sliceQuery({ default: 20, maximum: 100 });

export function creatorRoutes(app: App, service: CatalogueService): void {
  const { database, pictures, sendPublicAnswer, topIssues } = service;
  app.get(
    '/creator/slug/:slug',
    {
      config: { access: 'anyone', failures: ['CREATOR.NOT_FOUND'] },
      schema: {
        operationId: 'getCreator',
        summary:
          'A person or studio in the credits of offered issues. New readers start with `startIssue`: the most read issue or, if it belongs to a series, the first issue by the creator in it.',
        tags: ['creator'],
        params: WithSlug,
        response: { 200: Creator },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { slug, language }, async (market) => {
        const creator = await findCreator(database, market, slug);
        const chosen = issuesToStart(database, {
          market,
          slug,
          popularIds: await topIssues.loadPopularIds(market),
        });
        const [row] = await listIssues(database, { language, market }, chosen, { page: 0, limit: 1 });
        if (!creator || !row) throw new ApiError('CREATOR.NOT_FOUND');
        return { ...creator, startIssue: toIssue(row, pictures) };
      });
    },
  );

  app.get(
    '/issue/creator/:slug',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listCreatorIssues',
        summary: 'The offered issues with a creator in their credits, newest first.',
        tags: ['creator'],
        params: WithSlug,
        querystring: listQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { slug, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const chosen = offeredIssues(database, market)
          .where(isCreditedTo(slug))
          .orderBy('issue.publishedAt', 'desc')
          .orderBy('issue.id');
        const rows = await listIssues(database, { language: key.language, market }, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/series/creator/:slug',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listCreatorSeries',
        summary: 'The series with offered issues of a creator, by title.',
        tags: ['creator'],
        params: WithSlug,
        querystring: listQuery,
        response: { 200: PageOf(Series) },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { slug, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        const chosen = seriesIds(database).where(
          sql<boolean>`exists (select from ${issuesIn(market)} as issue
            where issue.series_id = series.id and ${isCreditedTo(slug)} and ${isOffered()})`,
        );
        const rows = await listSeries(database, { language: key.language, market }, chosen, key);
        return sliceOf(rows, key, (row) => toSeries(row, pictures));
      });
    },
  );
}
