import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { CountedSlice, Slice, SliceRequest } from '../../../domain/slice.ts';

type Load<Item> = (request: SliceRequest) => Promise<Result<Slice<Item> | CountedSlice<Item>, Failure>>;

/** The list ends after this number of pages without new items, so that requests always stop. */
const maxEmptyPages = 5;

/**
 * A list that grows while it is scrolled. Rule 59: requests page 0 first, then one page at a time. An item that is
 * already in the list is not added again, even if the list changes on the platform during paging. It is not a
 * `Loadable`, because a response adds a page to the list instead of replacing it.
 */
export class EndlessList<Item> {
  items: readonly Item[] = [];
  failure: Failure | null = null;
  isLoading = false;
  hasNext = true;
  /** The length of the whole list; null until it is known. */
  total: number | null = null;
  #page = -1;
  readonly #load: Load<Item>;
  readonly #pageSize: number;
  readonly #keyOf: (item: Item) => unknown;
  readonly #keys = new Set<unknown>();

  /** `keyOf` identifies an item; its `id` by default. `firstSlice` is a page that is already loaded. */
  constructor(
    load: Load<Item>,
    pageSize: number,
    keyOf: (item: Item) => unknown = idOf,
    firstSlice: Slice<Item> | null = null,
  ) {
    this.#load = load;
    this.#pageSize = pageSize;
    this.#keyOf = keyOf;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    if (firstSlice) this.#append(firstSlice);
  }

  get isEmpty(): boolean {
    return !this.hasNext && this.items.length === 0;
  }

  /** True if the first page has arrived or failed. */
  get isSettled(): boolean {
    return this.items.length > 0 || !this.hasNext || this.failure !== null;
  }

  /** Loads the first page, once. */
  async start(): Promise<void> {
    if (this.#page < 0) await this.loadMore();
  }

  /** Loads the next page. After a failure, loads the same page again. */
  async loadMore(): Promise<void> {
    if (this.isLoading || !this.hasNext) return;
    this.isLoading = true;
    this.failure = null;
    let hasGrown = false;
    for (
      let attempt = 0;
      attempt < maxEmptyPages && !hasGrown && this.hasNext && !this.failure;
      attempt += 1
    ) {
      const outcome = await this.#load({ page: this.#page + 1, limit: this.#pageSize });
      runInAction(() => {
        if (outcome.ok) hasGrown = this.#append(outcome.value);
        else this.failure = outcome.failure;
      });
    }
    runInAction(() => {
      this.isLoading = false;
      if (!hasGrown && !this.failure) this.hasNext = false;
    });
  }

  /** Call this when items were removed from the list on the platform. They stay in this list. */
  handleRemoval(count: number): void {
    // Later items moved up to an earlier page, so that page is requested again.
    this.#page = Math.min(this.#page, Math.floor((this.items.length - count) / this.#pageSize) - 1);
  }

  /** Returns true if the page contained new items. */
  #append(slice: Slice<Item> | CountedSlice<Item>): boolean {
    if (slice.page <= this.#page) return false;
    if ('total' in slice) this.total = slice.total;
    const newItems = slice.items.filter((item) => this.#isNew(item));
    if (newItems.length > 0) this.items = [...this.items, ...newItems];
    this.hasNext = slice.hasNext;
    this.#page = slice.page;
    return newItems.length > 0;
  }

  #isNew(item: Item): boolean {
    const key = this.#keyOf(item);
    if (this.#keys.has(key)) return false;
    this.#keys.add(key);
    return true;
  }
}

/** An item without an id is identified by reference. */
function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
