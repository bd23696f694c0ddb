import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import { searchText } from '../../domain/catalogue/search-text.ts';
import type { RecentSearchesPresenter } from '../shell/search/recent-searches-presenter.ts';
import type { SuggestionsPresenter } from '../shell/search/suggestions-presenter.ts';
import { Found } from './found.ts';

/** What was found, kept per query: a repeated one asks for nothing, and an answer never shows under another. */
export class SearchPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly #parts: ConstructorParameters<typeof Found>[1];
  readonly #found = new Map<string, Found>();

  constructor(
    issues: Issues,
    seriesCollection: SeriesCollection,
    publishers: Publishers,
    suggestions: SuggestionsPresenter,
  ) {
    this.#parts = {
      issues,
      seriesCollection,
      publishers,
      suggest: (text) => suggestions.alternativesTo(text),
    };
    this.recent = suggestions.recent;
  }

  /** What is found by a text, which is asked for when that is started; by none, nothing. */
  foundBy(text: string): Found | null {
    const query = searchText(text);
    if (query === '') return null;
    const found = this.#found.get(query) ?? new Found(query, this.#parts);
    this.#found.set(query, found);
    return found;
  }
}
