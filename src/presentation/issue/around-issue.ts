import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Issues, NeighbourIssues } from '../../application/ports/catalogue/issues.ts';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { defaultPageSize, type Slice, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** The series of one issue, the issues beside it and all the others. Without them the issue's page is whole. */
export class AroundIssue {
  series: Series | null = null;
  neighbours: NeighbourIssues | null = null;
  /** Why the series or the neighbours did not come: see `start`. */
  failure: Failure | null = null;
  readonly others: EndlessList<Issue>;
  readonly #issue: Issue;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  #finding: Promise<Result<Series, Failure>> | null = null;
  #isLoading = false;

  constructor(issue: Issue, issues: Issues, seriesCollection: SeriesCollection) {
    this.#issue = issue;
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.others = new EndlessList((request) => this.#findOthers(request), defaultPageSize);
    makeAutoObservable(
      this,
      { series: observableRef, neighbours: observableRef, failure: observableRef, others: false },
      { autoBind: true },
    );
  }

  /** Asks once; after a failure again for what has not come. */
  async start(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.failure = null;
    await Promise.all([this.#findSeries(), this.#findNeighbours()]);
    this.#isLoading = false;
  }

  async #findNeighbours(): Promise<void> {
    if (this.neighbours) return;
    const outcome = await this.#issues.neighbours(this.#issue.id);
    runInAction(() => {
      if (outcome.ok) this.neighbours = outcome.value;
      else this.failure = outcome.failure;
    });
  }

  /** Whoever asks while it is being found waits for the same answer; one that failed is asked for anew. */
  #findSeries(): Promise<Result<Series, Failure>> {
    this.#finding ??= this.#seriesCollection.ofIssue(this.#issue.id).then((outcome) => {
      runInAction(() => {
        if (outcome.ok) this.series = outcome.value;
        else this.failure = outcome.failure;
      });
      if (!outcome.ok) this.#finding = null;
      return outcome;
    });
    return this.#finding;
  }

  async #findOthers(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>> {
    const series = await this.#findSeries();
    if (!series.ok) return series;
    const found = await this.#seriesCollection.bySlug(series.value.slug, request);
    if (!found.ok) return found;
    const { issues } = found.value;
    return succeeded({ ...issues, items: issues.items.filter(({ id }) => id !== this.#issue.id) });
  }
}
