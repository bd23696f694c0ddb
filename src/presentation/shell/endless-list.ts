import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';

type Load<Item> = (request: SliceRequest) => Promise<Result<Slice<Item>, Failure>>;

/**
 * A list that grows while it is scrolled. Source: consumer-app.md §4, Pagination: the first request is page 0,
 * the next one page more while there is one; a page already held is not appended again.
 */
export class EndlessList<Item> {
  items: readonly Item[] = [];
  failure: Failure | null = null;
  isLoading = false;
  hasNext = true;
  #page = -1;
  readonly #load: Load<Item>;
  readonly #limit: number;

  constructor(load: Load<Item>, limit: number) {
    this.#load = load;
    this.#limit = limit;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return !this.hasNext && this.items.length === 0;
  }

  /** Fetches the first page, once. */
  async start(): Promise<void> {
    if (this.#page < 0) await this.more();
  }

  /** Fetches the next page; after a failure, the same one again. */
  async more(): Promise<void> {
    if (this.isLoading || !this.hasNext) return;
    this.isLoading = true;
    this.failure = null;
    const outcome = await this.#load({ page: this.#page + 1, limit: this.#limit });
    runInAction(() => {
      this.isLoading = false;
      if (outcome.ok) this.#append(outcome.value);
      else this.failure = outcome.failure;
    });
  }

  #append(slice: Slice<Item>): void {
    if (slice.page <= this.#page) return;
    this.items = [...this.items, ...slice.items];
    this.hasNext = slice.hasNext;
    this.#page = slice.page;
  }
}
