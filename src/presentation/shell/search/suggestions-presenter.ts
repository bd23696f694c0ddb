import type { SearchSuggestions } from '../../../application/ports/catalogue/search-suggestions.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { searchText } from '../../../domain/catalogue/search-text.ts';
import type { SuggestionLimits, Suggestions } from '../../../domain/catalogue/suggestions.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { PopularSearchesPresenter } from './popular-searches-presenter.ts';
import type { RecentSearchesPresenter } from './recent-searches-presenter.ts';

const limits: SuggestionLimits = { issues: 2, people: 1, publishers: 1, series: 2 };

const noSuggestions: Suggestions = { issues: [], people: [], publishers: [], series: [], alternatives: [] };

/** Suggestions of the search fields. Header and search screen share one request for each text and language. */
export class SuggestionsPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly popular: PopularSearchesPresenter;
  readonly #source: SearchSuggestions;
  readonly #language: LanguagePresenter;
  readonly #requests = new Map<string, Promise<Result<Suggestions, Failure>>>();
  /** Suggested issues by id. */
  readonly #issues = new Map<string, Issue>();

  constructor(
    source: SearchSuggestions,
    language: LanguagePresenter,
    recent: RecentSearchesPresenter,
    popular: PopularSearchesPresenter,
  ) {
    this.#source = source;
    this.#language = language;
    this.recent = recent;
    this.popular = popular;
  }

  suggest(typed: string): Promise<Result<Suggestions, Failure>> {
    const text = searchText(typed);
    if (text === '') return Promise.resolve(succeeded(noSuggestions));
    const key = `${this.#language.current} ${text}`;
    const request = this.#requests.get(key) ?? this.#load(key, text);
    this.#requests.set(key, request);
    return request;
  }

  /** Similar search texts, if no issue is found. A failure returns none. */
  async alternativesTo(text: string): Promise<readonly string[]> {
    const outcome = await this.suggest(text);
    return outcome.ok ? outcome.value.alternatives : [];
  }

  findIssue(id: string): Issue | null {
    return this.#issues.get(id) ?? null;
  }

  /** A failed request is sent again by the next call. */
  async #load(key: string, text: string): Promise<Result<Suggestions, Failure>> {
    const outcome = await this.#source.find(text, limits);
    if (!outcome.ok) this.#requests.delete(key);
    else for (const issue of outcome.value.issues) this.#issues.set(issue.id, issue);
    return outcome;
  }
}
