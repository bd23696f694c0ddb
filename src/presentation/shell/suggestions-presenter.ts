import type { Issues } from '../../application/ports/issues.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Issue } from '../../domain/issue.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { LanguagePresenter } from './language-presenter.ts';

/** Source: consumer-app.md §9, search suggestions. */
const most = 2;

/** What the header suggests while somebody types. A text that was answered once is not asked again. */
export class SuggestionsPresenter {
  readonly #issues: Issues;
  readonly #language: LanguagePresenter;
  readonly #found = new Map<string, readonly Issue[]>();

  constructor(issues: Issues, language: LanguagePresenter) {
    this.#issues = issues;
    this.#language = language;
  }

  async suggest(text: string): Promise<Result<readonly Issue[], Failure>> {
    const key = `${this.#language.current} ${text}`;
    const known = this.#found.get(key);
    if (known) return succeeded(known);
    const outcome = await this.#issues.search(text, { page: 0, limit: most });
    if (!outcome.ok) return outcome;
    this.#found.set(key, outcome.value.items);
    return succeeded(outcome.value.items);
  }
}
