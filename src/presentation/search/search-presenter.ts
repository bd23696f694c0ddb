import type { Issues } from '../../application/ports/issues.ts';
import type { Publishers } from '../../application/ports/publishers.ts';
import type { SeriesCollection } from '../../application/ports/series-collection.ts';
import type { RecentSearchesPresenter } from '../shell/recent-searches-presenter.ts';
import { Found } from './found.ts';

/**
 * What was found, kept per query: a repeated one asks for nothing, and an answer never shows under another.
 * Source: consumer-app.md §4, Pagination.
 */
export class SearchPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  readonly #publishers: Publishers;
  readonly #found = new Map<string, Found>();

  constructor(
    issues: Issues,
    seriesCollection: SeriesCollection,
    publishers: Publishers,
    recent: RecentSearchesPresenter,
  ) {
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.#publishers = publishers;
    this.recent = recent;
  }

  /** What is found by a text, which is asked for when that is started; by none, nothing. */
  foundBy(text: string): Found | null {
    const query = text.trim();
    if (query === '') return null;
    const found =
      this.#found.get(query) ?? new Found(query, this.#issues, this.#seriesCollection, this.#publishers);
    this.#found.set(query, found);
    return found;
  }
}
