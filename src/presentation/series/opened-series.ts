import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { defaultPageSize, type Slice, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** One series with its issues by number. */
export class OpenedSeries {
  readonly slug: string;
  /** Data from a list until the series is loaded. */
  series: Series | null;
  readonly issues: EndlessList<Issue>;
  readonly #collection: SeriesCollection;

  constructor(slug: string, selectedSeries: Series | null, collection: SeriesCollection) {
    this.slug = slug;
    this.series = selectedSeries;
    this.#collection = collection;
    this.issues = new EndlessList((request) => this.#load(request), defaultPageSize);
    makeAutoObservable(this, { slug: false, series: observableRef, issues: false });
  }

  /** The number of issues. null until all are loaded. */
  get count(): number | null {
    return this.issues.hasNext ? null : this.issues.items.length;
  }

  async #load(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>> {
    const outcome = await this.#collection.findBySlug(this.slug, request);
    if (!outcome.ok) return outcome;
    const { issues, ...series } = outcome.value;
    runInAction(() => {
      this.series = series;
    });
    return succeeded(issues);
  }
}
