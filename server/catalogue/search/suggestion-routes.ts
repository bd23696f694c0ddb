import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { Suggestions } from '../schemas.ts';
import type { CatalogueService } from '../service.ts';
import { openSearch } from './open-search.ts';
import { SearchText } from './search-text.ts';
import { suggestQueries } from './suggest-queries.ts';

const SuggestionLimit = () => Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 2 }));

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
          'The best matches of each kind for an unfinished query, in one answer, with a limit for each kind.',
        tags: ['issue'],
        querystring: Type.Object({
          query: SearchText,
          issues: SuggestionLimit(),
          people: SuggestionLimit(),
          publishers: SuggestionLimit(),
          series: SuggestionLimit(),
        }),
        response: { 200: Suggestions },
      },
    },
    (request, reply) => {
      const { query, issues = 2, people = 2, publishers = 2, series = 2 } = request.query;
      const language = chooseLanguage(request.headers['accept-language']);
      const key = { query, issues, people, publishers, series, language };
      const firstSlice = (limit: number) => ({ page: 0, limit });
      const suggestIssues = async () => {
        const { items } = await search.findIssues(query, language, firstSlice(issues));
        return { issues: items, alternatives: items.length > 0 ? [] : await suggestQueries(database, query) };
      };
      return sendPublicAnswer(request, reply, key, async () => {
        const [suggestedIssues, foundPeople, foundPublishers, foundSeries] = await Promise.all([
          suggestIssues(),
          search.findPeople(query, firstSlice(people)),
          search.findPublishers(query, firstSlice(publishers)),
          search.findSeries(query, language, firstSlice(series)),
        ]);
        return {
          ...suggestedIssues,
          people: foundPeople.items.map(({ slug, name }) => ({ slug, name })),
          publishers: foundPublishers.items.map(({ username, name }) => ({ username, name })),
          series: foundSeries.items.map(({ slug, title }) => ({ slug, title })),
        };
      });
    },
  );
}
