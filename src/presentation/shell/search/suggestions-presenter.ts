import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { searchText } from '../../../domain/catalogue/search-text.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { RecentSearchesPresenter } from './recent-searches-presenter.ts';

const most = 2;

export interface Suggestions {
  readonly issues: readonly Issue[];
  /** What may have been meant, where no issue was found. */
  readonly others: readonly string[];
}

/** What the header suggests while somebody types. A text that was answered once is not asked again. */
export class SuggestionsPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly #issues: Issues;
  readonly #language: LanguagePresenter;
  readonly #found = new Map<string, Suggestions>();
  readonly #others = new Map<string, Promise<readonly string[]>>();

  constructor(issues: Issues, language: LanguagePresenter, recent: RecentSearchesPresenter) {
    this.#issues = issues;
    this.#language = language;
    this.recent = recent;
  }

  async suggest(typed: string): Promise<Result<Suggestions, Failure>> {
    const text = searchText(typed);
    if (text === '') return succeeded({ issues: [], others: [] });
    const key = `${this.#language.current} ${text}`;
    const known = this.#found.get(key);
    if (known) return succeeded(known);
    const outcome = await this.#issues.search(text, { page: 0, limit: most });
    if (!outcome.ok) return outcome;
    const issues = outcome.value.items;
    const found = { issues, others: issues.length > 0 ? [] : await this.othersFor(text) };
    this.#found.set(key, found);
    return succeeded(found);
  }

  /** The issue of an id, if it was suggested. */
  issueOf(id: string): Issue | null {
    for (const { issues } of this.#found.values()) {
      const issue = issues.find((each) => each.id === id);
      if (issue) return issue;
    }
    return null;
  }

  /**
   * What may have been meant, where nothing was found: asked once, whether the header or the page wants to know. Without
   * an answer nothing is suggested.
   */
  othersFor(text: string): Promise<readonly string[]> {
    const key = `${this.#language.current} ${text}`;
    const asked = this.#others.get(key) ?? this.#askOthers(key, text);
    this.#others.set(key, asked);
    return asked;
  }

  async #askOthers(key: string, text: string): Promise<readonly string[]> {
    const outcome = await this.#issues.suggest(text);
    if (outcome.ok) return outcome.value;
    this.#others.delete(key);
    return [];
  }
}
