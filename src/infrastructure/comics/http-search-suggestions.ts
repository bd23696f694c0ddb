import type { SearchSuggestions } from '../../application/ports/catalogue/search-suggestions.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';

export class HttpSearchSuggestions implements SearchSuggestions {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async find(text: string) {
    const outcome = await this.#comics.send('GET /search/suggestions', { query: { query: text } });
    return mapAnswer(outcome, ({ issues, ...others }) => ({ ...others, issues: issues.map(toIssue) }));
  }
}
