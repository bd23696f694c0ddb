import { searchText } from '../../domain/catalogue/search-text.ts';
import type { PopularSearchesPresenter } from '../shell/search/popular-searches-presenter.ts';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import type { SuggestionsPresenter } from '../shell/search/suggestions-presenter.ts';
import { Lazy } from '../ui/lazy-loading/lazy.ts';
import { QueryResults, type SearchSources } from './query-results.ts';

/** Search results, kept for each query. A repeated query sends no request, and answers are never mixed up. */
export class SearchPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly popular: PopularSearchesPresenter;
  /** For the search field, which is also used where they are loaded later. */
  readonly lazySuggestions: Lazy<SuggestionsPresenter>;
  readonly #sources: SearchSources;
  readonly #results = new Map<string, QueryResults>();

  constructor(services: Omit<SearchSources, 'suggest'>, suggestions: SuggestionsPresenter) {
    this.#sources = { ...services, suggest: (text) => suggestions.alternativesTo(text) };
    this.recent = suggestions.recent;
    this.popular = suggestions.popular;
    this.lazySuggestions = new Lazy(async () => suggestions);
  }

  /** The results of a text, which the caller starts. null for an empty text. */
  resultsFor(text: string): QueryResults | null {
    const query = searchText(text);
    if (query === '') return null;
    const results = this.#results.get(query) ?? new QueryResults(query, this.#sources);
    this.#results.set(query, results);
    return results;
  }
}
