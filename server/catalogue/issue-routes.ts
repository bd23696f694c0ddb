import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { sliceOf, sliceQuery } from '../http/slice.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { catalogueFilters, filtersOf, hasKnownGenre } from './catalogue-filters.ts';
import { issueQuery } from './issue-query.ts';
import { listIssues, loadOfferedIssues, offeredIssues } from './list-issues.ts';
import { findIssueError, issueFailures, publisherFailures, requireActivePublisher } from './not-offered.ts';
import { CountedPageOf, Issue, PageOf } from './schemas.ts';
import { type CatalogueService, WithId, WithSlug } from './service.ts';
import { issueOrders, listSortedIssues, newestFirst } from './sorted-issues.ts';
import { toIssue } from './to-issue.ts';

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const maxIds = 24;

const listQuery = sliceQuery({ default: 20, maximum: 100 });
const SortedQuery = Type.Object({
  ...listQuery.properties,
  ...catalogueFilters,
  sort: Type.Optional(
    Vocabulary('IssueOrder', issueOrders, {
      default: 'newest',
      description:
        'title: by the title in the requested language. most_read: by readers in the last 30 days, then newest first.',
    }),
  ),
});

export function issueRoutes(app: App, service: CatalogueService): void {
  const { database, pictures, sendPublicAnswer, marketOf, topIssues, countIssues } = service;

  app.get(
    '/issue',
    {
      config: { access: 'anyone', failures: ['SHOWCASE.NOT_FOUND'] },
      schema: {
        operationId: 'listIssues',
        summary: 'The issues that are published and not withdrawn, filtered and sorted.',
        tags: ['issue'],
        querystring: SortedQuery,
        response: { 200: CountedPageOf(Issue) },
      },
    },
    (request, reply) => {
      const { page = 0, limit = 20, sort: order = 'newest', ...chosen } = request.query;
      const filters = filtersOf(chosen);
      if (!hasKnownGenre(filters)) throw new ApiError('SHOWCASE.NOT_FOUND');
      const slice = { page, limit };
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { ...slice, order, ...filters, language }, async (market) => {
        const { loadPopularIds } = topIssues;
        const [total, rows] = await Promise.all([
          countIssues(market, filters),
          listSortedIssues(database, {
            order,
            filters,
            locale: { language, market },
            slice,
            loadPopularIds,
          }),
        ]);
        return { ...sliceOf(rows, slice, (row) => toIssue(row, pictures)), total };
      });
    },
  );

  app.get(
    '/issue/by-id',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listIssuesById',
        summary:
          'Several issues, in the order of the requested ids. Issues that are not offered are left out.',
        tags: ['issue'],
        querystring: Type.Object({
          ids: Type.String({
            pattern: `^${uuid}(,${uuid}){0,${maxIds - 1}}$`,
            description: `At most ${maxIds} ids, separated by commas.`,
          }),
        }),
        response: { 200: Type.Array(Issue) },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.query.ids.toLowerCase().split(','))];
      const language = chooseLanguage(request.headers['accept-language']);
      const rows = await loadOfferedIssues(database, { language, market: await marketOf(request) }, ids);
      // Not cached: the ids are what one viewer reads, so they rarely repeat and are private.
      reply.headers(privateHeaders);
      return rows.map((row) => toIssue(row, pictures));
    },
  );

  app.get(
    '/issue/publisher/:id',
    {
      config: { access: 'anyone', failures: publisherFailures },
      schema: {
        operationId: 'listPublisherIssues',
        summary: 'The offered issues of a publisher, newest first.',
        tags: ['issue'],
        params: WithId,
        querystring: listQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { page = 0, limit = 20 } = request.query;
      const key = { id, page, limit, language: chooseLanguage(request.headers['accept-language']) };
      return sendPublicAnswer(request, reply, key, async (market) => {
        await requireActivePublisher(database, id);
        const chosen = newestFirst(offeredIssues(database, market).where('issue.publisherId', '=', id));
        const rows = await listIssues(database, { language: key.language, market }, chosen, key);
        return sliceOf(rows, key, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/issue/slug/:slug',
    {
      config: { access: 'anyone', failures: issueFailures },
      schema: {
        operationId: 'getIssue',
        summary:
          "One issue that is offered in the viewer's market; 410 if it was withdrawn or is sold only in other markets.",
        tags: ['issue'],
        params: WithSlug,
        response: { 200: Issue },
      },
    },
    (request, reply) => {
      const { slug } = request.params;
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPublicAnswer(request, reply, { slug, language }, async (market) => {
        const row = await issueQuery(database, { language, market })
          .where('issue.slug', '=', slug)
          .executeTakeFirst();
        if (!row) throw await findIssueError(database, market, { slug });
        return toIssue(row, pictures);
      });
    },
  );
}
