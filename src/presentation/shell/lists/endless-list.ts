import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

type Load<Item> = (request: SliceRequest) => Promise<Result<Slice<Item>, Failure>>;

/** Pages in a row that bring nothing new before the list counts as ended: no service is asked forever. */
const mostInVain = 5;

/**
 * A list that grows while it is scrolled. Rule 59: the first request is page 0, the next one page more while there is
 * one; a page already held is not appended again. Nor is an item, however the list changes at the service while it is
 * paged.
 */
export class EndlessList<Item> {
  items: readonly Item[] = [];
  failure: Failure | null = null;
  isLoading = false;
  hasNext = true;
  #page = -1;
  readonly #load: Load<Item>;
  readonly #limit: number;
  readonly #keyOf: (item: Item) => unknown;
  readonly #held = new Set<unknown>();

  /** `keyOf`: what makes an item itself; its `id` where nothing is said. `first`: a slice that is known already. */
  constructor(
    load: Load<Item>,
    limit: number,
    keyOf: (item: Item) => unknown = ownId,
    first: Slice<Item> | null = null,
  ) {
    this.#load = load;
    this.#limit = limit;
    this.#keyOf = keyOf;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    if (first) this.#append(first);
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
    let isGrown = false;
    for (let turn = 0; turn < mostInVain && !isGrown && this.hasNext && !this.failure; turn += 1) {
      const outcome = await this.#load({ page: this.#page + 1, limit: this.#limit });
      runInAction(() => {
        if (outcome.ok) isGrown = this.#append(outcome.value);
        else this.failure = outcome.failure;
      });
    }
    runInAction(() => {
      this.isLoading = false;
      if (!isGrown && !this.failure) this.hasNext = false;
    });
  }

  /**
   * So many of the items were taken off the list at the service, where the others moved up. Here they keep their
   * places.
   */
  noteGone(count: number): void {
    // What moved up stands on the page before, which is asked for again: what is held already is not appended.
    this.#page = Math.min(this.#page, Math.floor((this.items.length - count) / this.#limit) - 1);
  }

  /** Tells whether it brought anything. */
  #append(slice: Slice<Item>): boolean {
    if (slice.page <= this.#page) return false;
    const news = slice.items.filter((item) => this.#isNew(item));
    if (news.length > 0) this.items = [...this.items, ...news];
    this.hasNext = slice.hasNext;
    this.#page = slice.page;
    return news.length > 0;
  }

  #isNew(item: Item): boolean {
    const key = this.#keyOf(item);
    if (this.#held.has(key)) return false;
    this.#held.add(key);
    return true;
  }
}

/** What has no id is itself only. */
function ownId(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
