import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { searchText } from '../../../domain/catalogue/search-text.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { FoundNames, NameSources } from './name-suggestions.ts';
import type { PopularSearchesPresenter } from './popular-searches-presenter.ts';
import type { RecentSearchesPresenter } from './recent-searches-presenter.ts';

/** Suggested issues. */
const maxIssues = 2;

const noNames: FoundNames = { people: [], publishers: [], series: [] };

export interface Suggestions {
  readonly issues: readonly Issue[];
  readonly names: FoundNames;
  /** Similar search texts, if no issue was found. */
  readonly alternatives: readonly string[];
}

/** Suggestions of the header's search. Answers are cached by text. */
export class SuggestionsPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly popular: PopularSearchesPresenter;
  readonly #issues: Issues;
  readonly #names: NameSources;
  readonly #language: LanguagePresenter;
  readonly #suggestions = new Map<string, Suggestions>();
  readonly #alternatives = new Map<string, Promise<readonly string[]>>();

  constructor(
    issues: Issues,
    names: NameSources,
    language: LanguagePresenter,
    recent: RecentSearchesPresenter,
    popular: PopularSearchesPresenter,
  ) {
    this.#issues = issues;
    this.#names = names;
    this.#language = language;
    this.recent = recent;
    this.popular = popular;
  }

  async suggest(typed: string): Promise<Result<Suggestions, Failure>> {
    const text = searchText(typed);
    if (text === '') return succeeded({ issues: [], names: noNames, alternatives: [] });
    const key = `${this.#language.current} ${text}`;
    const cached = this.#suggestions.get(key);
    if (cached) return succeeded(cached);
    // Not a static import: the search screen uses this class too, without this file.
    const { findNames } = await import(/* webpackChunkName: 'search-suggestions' */ './name-suggestions.ts');
    const [outcome, names] = await Promise.all([
      this.#issues.search(text, { page: 0, limit: maxIssues }),
      findNames(this.#names, text),
    ]);
    if (!outcome.ok) return outcome;
    const issues = outcome.value.items;
    const alternatives = issues.length > 0 ? [] : await this.alternativesTo(text);
    const suggestions = { issues, names, alternatives };
    this.#suggestions.set(key, suggestions);
    return succeeded(suggestions);
  }

  findIssue(id: string): Issue | null {
    for (const { issues } of this.#suggestions.values()) {
      const issue = issues.find((each) => each.id === id);
      if (issue) return issue;
    }
    return null;
  }

  /** Similar search texts. The header and the search page share one request. A failure returns no suggestions. */
  alternativesTo(text: string): Promise<readonly string[]> {
    const key = `${this.#language.current} ${text}`;
    const request = this.#alternatives.get(key) ?? this.#loadAlternatives(key, text);
    this.#alternatives.set(key, request);
    return request;
  }

  async #loadAlternatives(key: string, text: string): Promise<readonly string[]> {
    const outcome = await this.#issues.suggest(text);
    if (outcome.ok) return outcome.value;
    this.#alternatives.delete(key);
    return [];
  }
}
