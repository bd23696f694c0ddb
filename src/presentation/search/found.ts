import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

interface FoundIn {
  readonly issues: Issues;
  readonly seriesCollection: SeriesCollection;
  readonly publishers: Publishers;
  /** What may have been meant by a text that finds nothing. */
  suggest(text: string): Promise<readonly string[]>;
}

type AnyList = Pick<EndlessList<unknown>, 'items' | 'failure' | 'hasNext' | 'isEmpty' | 'start'>;

/** What is found by one query: three lists, each paginated on its own. */
export class Found {
  readonly query: string;
  readonly issues: EndlessList<Issue>;
  readonly series: EndlessList<Series>;
  readonly publishers: EndlessList<Publisher>;
  /** What may have been meant; null until that was asked for, which is once nothing was found. */
  suggestions: readonly string[] | null = null;
  readonly #suggest: (text: string) => Promise<readonly string[]>;
  #hasSettled = false;
  #starting: Promise<void> | null = null;

  constructor(query: string, { issues, seriesCollection, publishers, suggest }: FoundIn) {
    this.query = query;
    this.#suggest = suggest;
    this.issues = new EndlessList((request) => issues.search(query, request), defaultPageSize);
    this.series = new EndlessList((request) => seriesCollection.search(query, request), defaultPageSize);
    this.publishers = new EndlessList(
      (request) => publishers.search(query, request),
      defaultPageSize,
      ({ dragonId }) => dragonId,
    );
    makeAutoObservable(
      this,
      { issues: false, series: false, publishers: false, suggestions: observableRef },
      { autoBind: true },
    );
  }

  /** True when each of the three has said that it has nothing. */
  get isEmpty(): boolean {
    return this.#lists.every(({ isEmpty }) => isEmpty);
  }

  /** True once everything was answered or has failed, so that what is shown then does not move; it stays so. */
  get isSettled(): boolean {
    if (this.isEmpty) return this.suggestions !== null;
    const isAnswered = this.#lists.every(
      ({ items, failure, hasNext }) => items.length > 0 || failure !== null || !hasNext,
    );
    // Before the other, so that it is watched whatever that says.
    return isAnswered || this.#hasSettled;
  }

  get hasFailedAltogether(): boolean {
    return this.#lists.every(({ failure }) => failure !== null);
  }

  /** Asks for the three first pages, once; again for those that failed. */
  start(): Promise<void> {
    this.#starting ??= this.#ask();
    return this.#starting;
  }

  /** Asks what may have been meant, once nothing was found. Without an answer nothing is suggested. */
  async suggest(): Promise<void> {
    if (!this.isEmpty || this.suggestions !== null) return;
    const suggestions = await this.#suggest(this.query);
    runInAction(() => {
      this.suggestions = suggestions;
    });
  }

  async #ask(): Promise<void> {
    await Promise.all(this.#lists.map((list) => list.start()));
    this.#hasSettled = true;
    await this.suggest();
    this.#starting = null;
  }

  get #lists(): readonly AnyList[] {
    return [this.issues, this.series, this.publishers];
  }
}
