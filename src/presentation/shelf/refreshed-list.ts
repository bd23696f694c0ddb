import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { defaultPageSize, maxPageSize, type Slice, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/**
 * A list that is loaded again each time its section opens, because reading and buying change it. Until then the former
 * items are shown. The new list is as long as the former one, so that a reader who returns finds the same place.
 */
export class RefreshedList<Item> {
  current: EndlessList<Item>;
  readonly #load: (request: SliceRequest) => Promise<Result<Slice<Item>, Failure>>;
  readonly #keyOf: (item: Item) => unknown;
  #latest: EndlessList<Item>;

  constructor(
    load: (request: SliceRequest) => Promise<Result<Slice<Item>, Failure>>,
    keyOf: (item: Item) => unknown,
  ) {
    this.#load = load;
    this.#keyOf = keyOf;
    this.current = new EndlessList(load, defaultPageSize, keyOf);
    this.#latest = this.current;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Loads the first page, once. */
  async start(): Promise<void> {
    if (!this.current.failure) await this.current.start();
  }

  /** Loads the list again. The former list stays if that fails. */
  async refresh(): Promise<void> {
    const { items, isEmpty } = this.current;
    if (items.length === 0 && !isEmpty) return this.current.start();
    const pages = Math.max(1, Math.ceil(items.length / defaultPageSize));
    const pageSize = Math.min(pages * defaultPageSize, maxPageSize);
    const fresh = new EndlessList(this.#load, pageSize, this.#keyOf);
    this.#latest = fresh;
    await fresh.start();
    while (this.#latest === fresh && this.#isShorter(fresh, items.length)) await fresh.loadMore();
    if (this.#latest !== fresh || fresh.failure) return;
    runInAction(() => {
      this.current = fresh;
    });
  }

  #isShorter({ items, hasNext, failure }: EndlessList<Item>, length: number): boolean {
    return items.length < length && hasNext && !failure;
  }
}
