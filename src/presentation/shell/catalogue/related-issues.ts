import { makeAutoObservable } from 'mobx';
import type { Issues, NeighbourIssues } from '../../../application/ports/catalogue/issues.ts';
import type { SeriesCollection } from '../../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Series } from '../../../domain/catalogue/series.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { defaultPageSize, type Slice, type SliceRequest } from '../../../domain/slice.ts';
import { EndlessList } from '../lists/endless-list.ts';
import { Loadable } from '../loading/loadable.ts';

/** The series of an issue, the issues before and after it, and all other issues. The page works without them. */
export class RelatedIssues {
  readonly #series = new Loadable<Series>();
  readonly #neighbours = new Loadable<NeighbourIssues>();
  readonly otherIssues: EndlessList<Issue>;
  readonly #issue: Issue;
  readonly #issues: Issues;
  readonly #seriesCollection: SeriesCollection;
  /** Concurrent callers share one request. A failed request is repeated. */
  #seriesRequest: Promise<Result<Series, Failure>> | null = null;

  constructor(issue: Issue, issues: Issues, seriesCollection: SeriesCollection) {
    this.#issue = issue;
    this.#issues = issues;
    this.#seriesCollection = seriesCollection;
    this.otherIssues = new EndlessList((request) => this.#findOtherIssues(request), defaultPageSize);
    makeAutoObservable(this, { otherIssues: false }, { autoBind: true });
  }

  get series(): Series | null {
    return this.#series.value;
  }

  get neighbours(): NeighbourIssues | null {
    return this.#neighbours.value;
  }

  /** Why the series or the neighbours could not be loaded. `start` retries. */
  get failure(): Failure | null {
    return this.#series.failure ?? this.#neighbours.failure;
  }

  /** Loads what is not loaded yet. */
  async start(): Promise<void> {
    await Promise.all([this.#findSeries(), this.#findNeighbours()]);
  }

  async #findNeighbours(): Promise<void> {
    const { kind } = this.#neighbours.state;
    if (kind === 'ready' || kind === 'loading') return;
    await this.#neighbours.load(null, () => this.#issues.findNeighbours(this.#issue.id));
  }

  #findSeries(): Promise<Result<Series, Failure>> {
    this.#seriesRequest ??= this.#requestSeries();
    return this.#seriesRequest;
  }

  async #requestSeries(): Promise<Result<Series, Failure>> {
    const request = this.#seriesCollection.findByIssue(this.#issue.id);
    await this.#series.load(null, () => request);
    const outcome = await request;
    if (!outcome.ok) this.#seriesRequest = null;
    return outcome;
  }

  async #findOtherIssues(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>> {
    const series = await this.#findSeries();
    if (!series.ok) return series;
    const outcome = await this.#seriesCollection.findBySlug(series.value.slug, request);
    if (!outcome.ok) return outcome;
    const { issues } = outcome.value;
    return succeeded({ ...issues, items: issues.items.filter(({ id }) => id !== this.#issue.id) });
  }
}
