import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SeriesCollection } from '../../application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import { defaultPageSize, type Slice, type SliceRequest } from '../../domain/slice.ts';
import { EndlessList } from '../shell/lists/endless-list.ts';

/** One series with its issues by number, as far as they were asked for. */
export class OpenSeries {
  readonly slug: string;
  /** What a list told of it, until its own answer has come. */
  series: Series | null;
  readonly issues: EndlessList<Issue>;
  readonly #collection: SeriesCollection;

  constructor(slug: string, known: Series | null, collection: SeriesCollection) {
    this.slug = slug;
    this.series = known;
    this.#collection = collection;
    this.issues = new EndlessList((request) => this.#load(request), defaultPageSize);
    makeAutoObservable(this, { slug: false, series: observableRef, issues: false });
  }

  /** How many issues it has; null while not all have come. */
  get count(): number | null {
    return this.issues.hasNext ? null : this.issues.items.length;
  }

  async #load(request: SliceRequest): Promise<Result<Slice<Issue>, Failure>> {
    const outcome = await this.#collection.bySlug(this.slug, request);
    if (!outcome.ok) return outcome;
    const { issues, ...series } = outcome.value;
    runInAction(() => {
      this.series = series;
    });
    return succeeded(issues);
  }
}
