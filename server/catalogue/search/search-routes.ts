import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { type SliceRange, sliceOf, sliceQuery } from '../../http/slice.ts';
import { loadIssuesByIds } from '../list-issues.ts';
import { publisherQuery, toPublisher } from '../publisher-query.ts';
import { Issue, PageOf, Person, Publisher, Series } from '../schemas.ts';
import { seriesQuery, toSeries } from '../series-query.ts';
import type { CatalogueService } from '../service.ts';
import { toIssue } from '../to-issue.ts';
import { findIds } from './find-ids.ts';
import { findPeople } from './find-people.ts';
import { SearchText } from './search-text.ts';
import { suggestQueries } from './suggest-queries.ts';

const SearchQuery = Type.Object({
  ...sliceQuery({ default: 20, maximum: 100 }).properties,
  query: SearchText,
});

export function searchRoutes(
  app: App,
  { database, pictures, sendPublicAnswer, topIssues }: CatalogueService,
): void {
  app.get(
    '/issue/search',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'searchIssues',
        summary:
          'Offered issues whose title, series, publisher, contributors, genre or description contain the words of the query; best match first, at most 600. “grátis” and “free” match free issues.',
        tags: ['issue'],
        querystring: SearchQuery,
        response: { 200: PageOf(Issue) },
      },
    },
    (request, reply) => {
      const { query, language, ...slice } = searchOf(request);
      return sendPublicAnswer(request, reply, { query, language, ...slice }, async () => {
        const popularIds = await topIssues.loadPopularIds();
        const ids = await findIds(database, 'issue', query, slice, { popularIds });
        const rows = await loadIssuesByIds(database, language, ids);
        return sliceOf(inOrderOf(ids, rows), slice, (row) => toIssue(row, pictures));
      });
    },
  );

  app.get(
    '/issue/search/suggestions',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'suggestQueries',
        summary: 'Alternative queries that have results; at most three.',
        tags: ['issue'],
        querystring: Type.Object({ query: SearchText }),
        response: { 200: Type.Array(Type.String()) },
      },
    },
    (request, reply) => {
      const { query } = request.query;
      return sendPublicAnswer(request, reply, { query }, () => suggestQueries(database, query));
    },
  );

  app.get(
    '/series/search',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'searchSeries',
        summary:
          'Series with an offered issue, searched by title, publisher and description; best match first, at most 600.',
        tags: ['series'],
        querystring: SearchQuery,
        response: { 200: PageOf(Series) },
      },
    },
    (request, reply) => {
      const { query, language, ...slice } = searchOf(request);
      return sendPublicAnswer(request, reply, { query, language, ...slice }, async () => {
        const ids = await findIds(database, 'series', query, slice);
        const rows = ids.length
          ? await seriesQuery(database, language).where('series.id', 'in', ids).execute()
          : [];
        return sliceOf(inOrderOf(ids, byId(rows)), slice, (row) => toSeries(row, pictures));
      });
    },
  );

  app.get(
    '/person/search',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'searchPeople',
        summary: 'People who contributed to offered issues, searched by name; best match first.',
        tags: ['issue'],
        querystring: SearchQuery,
        response: { 200: PageOf(Person) },
      },
    },
    (request, reply) => {
      const { query, language: _language, ...slice } = searchOf(request);
      return sendPublicAnswer(request, reply, { query, ...slice }, async () =>
        sliceOf(await findPeople(database, query, slice), slice, (row) => row),
      );
    },
  );

  app.get(
    '/publisher/search',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'searchPublishers',
        summary: 'Publishers, searched by name and username; best match first, at most 600.',
        tags: ['publisher'],
        querystring: SearchQuery,
        response: { 200: PageOf(Publisher) },
      },
    },
    (request, reply) => {
      const { query, language: _language, ...slice } = searchOf(request);
      return sendPublicAnswer(request, reply, { query, ...slice }, async () => {
        const ids = await findIds(database, 'publisher', query, slice);
        const rows = ids.length
          ? await publisherQuery(database).where('publisher.id', 'in', ids).execute()
          : [];
        return sliceOf(inOrderOf(ids, byId(rows)), slice, (row) => toPublisher(row, pictures));
      });
    },
  );
}

const searchOf = ({
  query: { query, page = 0, limit = 20 },
  headers,
}: {
  query: Partial<SliceRange> & { query: string };
  headers: { 'accept-language'?: string | undefined };
}) => ({ query, page, limit, language: chooseLanguage(headers['accept-language']) });

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const inOrderOf = <Row>(ids: readonly string[], rows: ReadonlyMap<string, Row>): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);
