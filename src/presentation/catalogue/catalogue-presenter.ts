import type { Issues } from '../../application/ports/catalogue/issues.ts';
import {
  type CatalogueOrder,
  type CatalogueQuery,
  catalogueParameters,
} from '../../domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { ShuffleModule } from '../../domain/shuffle.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/**
 * The catalogue, with one list for each query. Lists are kept while the app is open, so that readers return to the same
 * position, and an answer is never shown under another query.
 */
export class CataloguePresenter {
  readonly #issues: Issues;
  readonly #shuffleModule: ShuffleModule;
  readonly #lists = new Map<string, EndlessList<Issue>>();

  constructor(issues: Issues, shuffleModule: ShuffleModule) {
    this.#issues = issues;
    this.#shuffleModule = shuffleModule;
  }

  /** The order that the query names, or the shuffled order of this visit. */
  orderOf({ order }: CatalogueQuery): CatalogueOrder {
    return order ?? this.#shuffleModule;
  }

  /** The list of a query. It is loaded when it is started. */
  listOf(query: CatalogueQuery): EndlessList<Issue> {
    const order = this.orderOf(query);
    const key = catalogueParameters({ ...query, order }).toString();
    const list =
      this.#lists.get(key) ??
      new EndlessList<Issue>((request) => this.#issues.listFiltered(query, order, request), defaultPageSize);
    this.#lists.set(key, list);
    return list;
  }
}
