import type { SearchSuggestions } from '../../../src/application/ports/catalogue/search-suggestions.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Suggestions } from '../../../src/domain/catalogue/suggestions.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';
import { distanceBetween, matchesQuery } from './matches-query.ts';

type SuggestedNames = Pick<Suggestions, 'people' | 'publishers' | 'series'>;

export class FakeSearchSuggestions extends FakeService<CatalogueErrorCode> implements SearchSuggestions {
  /** The texts of all calls in order. */
  readonly requests: string[] = [];
  readonly #catalogue: { readonly issues: readonly Issue[] };
  readonly #names: Partial<SuggestedNames>;

  /** `catalogue` may be a `FakeIssues`, whose issues change. */
  constructor(catalogue: { readonly issues: readonly Issue[] }, names: Partial<SuggestedNames> = {}) {
    super();
    this.#catalogue = catalogue;
    this.#names = names;
  }

  find(text: string) {
    this.requests.push(text);
    return this.respond<Suggestions>(() => {
      const { people = [], publishers = [], series = [] } = this.#names;
      const issues = this.#catalogue.issues.filter(({ content }) => matchesQuery(text, content.title));
      return {
        issues: issues.slice(0, 2),
        people: people.filter(({ name }) => matchesQuery(text, name)).slice(0, 1),
        publishers: publishers.filter(({ name }) => matchesQuery(text, name)).slice(0, 1),
        series: series.filter(({ title }) => matchesQuery(text, title)).slice(0, 2),
        alternatives: issues.length > 0 ? [] : this.#titlesLike(text),
      };
    });
  }

  #titlesLike(text: string): readonly string[] {
    const titles = [...new Set(this.#catalogue.issues.map(({ content }) => content.title))];
    return titles
      .filter((title) => distanceBetween(text, title) <= Math.max(1, text.length / 3))
      .sort((one, other) => distanceBetween(text, one) - distanceBetween(text, other))
      .slice(0, 3);
  }
}
