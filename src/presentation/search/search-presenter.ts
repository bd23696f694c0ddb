import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import { searchText } from '../../domain/catalogue/search-text.ts';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import type { SuggestionsPresenter } from '../shell/search/suggestions-presenter.ts';
import { QueryResults } from './query-results.ts';

/** Search results, kept for each query. A repeated query sends no request, and answers are never mixed up. */
export class SearchPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly #sources: ConstructorParameters<typeof QueryResults>[1];
  readonly #results = new Map<string, QueryResults>();

  constructor(
    issues: Issues,
    seriesCollection: SeriesCollection,
    publishers: Publishers,
    suggestions: SuggestionsPresenter,
  ) {
    this.#sources = {
      issues,
      seriesCollection,
      publishers,
      suggest: (text) => suggestions.alternativesTo(text),
    };
    this.recent = suggestions.recent;
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
