import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { type SliceRange, sliceQuery } from '../../http/slice.ts';
import { IssueSearchResults, PageOf, Person, Publisher, Series } from '../schemas.ts';
import type { CatalogueService } from '../service.ts';
import { openSearch } from './open-search.ts';
import { SearchText } from './search-text.ts';

const SearchQuery = Type.Object({
  ...sliceQuery({ default: 20, maximum: 100 }).properties,
  query: SearchText,
});

export function searchRoutes(app: App, service: CatalogueService): void {
  const { sendPublicAnswer } = service;
  const search = openSearch(service);

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
        response: { 200: IssueSearchResults },
      },
    },
    (request, reply) => {
      const { query, language, ...slice } = searchOf(request);
      return sendPublicAnswer(request, reply, { query, language, ...slice }, (market) =>
        search.findIssues(query, { language, market }, slice),
      );
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
      return sendPublicAnswer(request, reply, { query, language, ...slice }, (market) =>
        search.findSeries(query, { language, market }, slice),
      );
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
      return sendPublicAnswer(request, reply, { query, ...slice }, (market) =>
        search.findPeople(query, market, slice),
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
      return sendPublicAnswer(request, reply, { query, ...slice }, (market) =>
        search.findPublishers(query, market, slice),
      );
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
