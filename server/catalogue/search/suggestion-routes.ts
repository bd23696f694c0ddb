import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { Suggestions } from '../schemas.ts';
import type { CatalogueService } from '../service.ts';
import { openSearch } from './open-search.ts';
import { SearchText } from './search-text.ts';
import { suggestQueries } from './suggest-queries.ts';

/** Few, because they are shown below a field while the reader types. */
const limits = { issues: 2, people: 1, publishers: 1, series: 2 } as const;

export function suggestionRoutes(app: App, service: CatalogueService): void {
  const { database, sendPublicAnswer } = service;
  const search = openSearch(service);

  app.get(
    '/search/suggestions',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'listSuggestions',
        summary:
          'The best matches of each kind for an unfinished query, in one answer: at most two issues, one person, one publisher and two series.',
        tags: ['issue'],
        querystring: Type.Object({ query: SearchText }),
        response: { 200: Suggestions },
      },
    },
    (request, reply) => {
      const { query } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const firstSlice = (limit: number) => ({ page: 0, limit });
      const suggestIssues = async (market: string) => {
        const issues = await search.suggestIssues(query, { language, market }, firstSlice(limits.issues));
        return {
          issues,
          alternatives: issues.length > 0 ? [] : await suggestQueries(database, market, query),
        };
      };
      return sendPublicAnswer(request, reply, { query, language }, async (market) => {
        const [suggestedIssues, foundPeople, foundPublishers, foundSeries] = await Promise.all([
          suggestIssues(market),
          search.findPeople(query, market, firstSlice(limits.people)),
          search.findPublishers(query, market, firstSlice(limits.publishers)),
          search.findSeries(query, { language, market }, firstSlice(limits.series)),
        ]);
        return {
          ...suggestedIssues,
          people: foundPeople.items.map(({ slug, name }) => ({ slug, name })),
          publishers: foundPublishers.items.map(({ username, name, lowestParentalRating }) => ({
            username,
            name,
            lowestParentalRating,
          })),
          series: foundSeries.items.map(({ slug, title, lowestParentalRating }) => ({
            slug,
            title,
            lowestParentalRating,
          })),
        };
      });
    },
  );
}
