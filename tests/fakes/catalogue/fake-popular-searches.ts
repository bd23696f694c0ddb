import type { PopularSearches } from '../../../src/application/ports/catalogue/popular-searches.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';

export class FakePopularSearches extends FakeService<CatalogueErrorCode> implements PopularSearches {
  texts: readonly string[];
  /** Searches that were counted. */
  readonly counted: string[] = [];
  listCount = 0;

  constructor(...texts: readonly string[]) {
    super();
    this.texts = texts;
  }

  list() {
    this.listCount += 1;
    return this.respond(() => this.texts);
  }

  count(query: string) {
    this.counted.push(query);
    return this.respond<void>(() => {});
  }
}
