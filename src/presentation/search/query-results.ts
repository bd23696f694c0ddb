import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues } from '../../application/ports/catalogue/issues.ts';
import type { People } from '../../application/ports/catalogue/people.ts';
import type { Publishers } from '../../application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Person } from '../../domain/catalogue/person.ts';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import type { RatingFilter } from '../../domain/catalogue/rating-gate.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { defaultPageSize, type Slice, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** As rows they fill about one screen. */
const maxFewIssues = 4;

/** Where a search looks. */
export interface SearchSources {
  readonly issues: Issues;
  readonly seriesCollection: SeriesCollection;
  readonly publishers: Publishers;
  readonly people: People;
  /** Returns other spellings for a text without results. */
  suggest(text: string): Promise<readonly string[]>;
}

type ResultList = Pick<EndlessList<unknown>, 'items' | 'failure' | 'hasNext' | 'isEmpty' | 'start'>;

/**
 * The results of one query in four lists, each with its own pages. The suggestions are not a `Loadable`, because they
 * load once and cannot fail.
 */
export class QueryResults {
  readonly query: string;
  readonly issues: EndlessList<Issue>;
  readonly series: EndlessList<Series>;
  readonly publishers: EndlessList<Publisher>;
  readonly people: EndlessList<Person>;
  /** Other issues of the publisher of the first result, newest first. */
  readonly samePublisher: EndlessList<Issue>;
  /** The words that were searched instead of the query. null if it was searched as it is. */
  correction: string | null = null;
  /** Other spellings. null until they are loaded, which happens only if nothing was found. */
  suggestions: readonly string[] | null = null;
  readonly #issues: Issues;
  readonly #suggest: (text: string) => Promise<readonly string[]>;
  #hasSettled = false;
  #startRequest: Promise<void> | null = null;

  constructor(query: string, { issues, seriesCollection, publishers, people, suggest }: SearchSources) {
    this.query = query;
    this.#suggest = suggest;
    this.#issues = issues;
    this.issues = new EndlessList((request) => this.#searchIssues(request), defaultPageSize);
    this.samePublisher = new EndlessList((request) => this.#listSamePublisher(request), defaultPageSize);
    this.series = new EndlessList((request) => seriesCollection.search(query, request), defaultPageSize);
    this.publishers = new EndlessList(
      (request) => publishers.search(query, request),
      defaultPageSize,
      ({ id }) => id,
    );
    this.people = new EndlessList(
      (request) => people.search(query, request),
      defaultPageSize,
      ({ slug }) => slug,
    );
    makeAutoObservable(
      this,
      {
        issues: false,
        series: false,
        publishers: false,
        people: false,
        samePublisher: false,
        suggestions: observableRef,
      },
      { autoBind: true },
    );
  }

  /** True if all lists are loaded and empty. */
  get isEmpty(): boolean {
    return this.#lists.every(({ isEmpty }) => isEmpty);
  }

  /** True if all issues are loaded and none is shown. */
  hasNoIssues(isShown: RatingFilter): boolean {
    return !this.issues.hasNext && !this.issues.items.some(isShown);
  }

  /** True if nothing is shown: no issue, none of the first series and publishers, and no person. */
  hasNothing(isShown: RatingFilter): boolean {
    const { series, publishers, people } = this;
    const showsNone = ({ isEmpty, items }: EndlessList<Series> | EndlessList<Publisher>) =>
      isEmpty || (items.length > 0 && !items.some(isShown));
    return this.hasNoIssues(isShown) && showsNone(series) && showsNone(publishers) && people.isEmpty;
  }

  /** True when all lists have answered or failed, so that nothing moves afterwards. It stays true. */
  get isSettled(): boolean {
    if (this.isEmpty) return this.suggestions !== null;
    const isAnswered = this.#lists.every(
      ({ items, failure, hasNext }) => items.length > 0 || failure !== null || !hasNext,
    );
    // Evaluated first, so that MobX always tracks it.
    return isAnswered || this.#hasSettled;
  }

  /** The words whose results are shown: the correction of the query, as soon as the results are. */
  get shownQuery(): string {
    return (this.isSettled && this.correction) || this.query;
  }

  /** True if the few issues leave most of the page empty. */
  get hasFewIssues(): boolean {
    const { items, hasNext } = this.issues;
    return !hasNext && items.length > 0 && items.length <= maxFewIssues;
  }

  get haveAllFailed(): boolean {
    return this.#lists.every(({ failure }) => failure !== null);
  }

  /** Loads the first page of each list once. Failed lists are loaded again. */
  start(): Promise<void> {
    this.#startRequest ??= this.#load();
    return this.#startRequest;
  }

  /** Loads suggestions if nothing was found. A failure means no suggestions. */
  async loadSuggestions(): Promise<void> {
    if (!this.isEmpty || this.suggestions !== null) return;
    const suggestions = await this.#suggest(this.query);
    runInAction(() => {
      this.suggestions = suggestions;
    });
  }

  async #searchIssues(request: SliceRequest) {
    const outcome = await this.#issues.search(this.query, request);
    if (outcome.ok && request.page === 0) {
      runInAction(() => {
        this.correction = outcome.value.correction;
      });
    }
    return outcome;
  }

  async #listSamePublisher(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>> {
    const { items: found } = this.issues;
    const outcome = await this.#issues.listByPublisher(found[0]?.publisher.id ?? '', request);
    if (!outcome.ok) return outcome;
    const items = outcome.value.items.filter(({ id }) => found.every((each) => each.id !== id));
    return succeeded({ ...outcome.value, items });
  }

  async #load(): Promise<void> {
    await Promise.all(this.#lists.map((list) => list.start()));
    this.#hasSettled = true;
    await this.loadSuggestions();
    this.#startRequest = null;
  }

  get #lists(): readonly ResultList[] {
    return [this.issues, this.series, this.publishers, this.people];
  }
}
