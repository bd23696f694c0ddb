import type { SeriesCollection } from '../../src/application/ports/series-collection.ts';
import type { Issue } from '../../src/domain/issue.ts';
import { failed } from '../../src/domain/result.ts';
import type { Series, SeriesWithIssues } from '../../src/domain/series.ts';
import type { SliceRequest } from '../../src/domain/slice.ts';
import { Outage } from './outage.ts';
import { sliceOf } from './slice-of.ts';

const seriesNotFound = { code: 'SERIES.NOT_FOUND', name: 'NOT_FOUND', message: 'Series not found.' };

/** Knows one series. */
export class FakeSeriesCollection extends Outage implements SeriesCollection {
  readonly #series: Series;
  readonly #issues: readonly Issue[];

  constructor(series: Series, ...issues: readonly Issue[]) {
    super();
    this.#series = series;
    this.#issues = issues;
  }

  ofIssue(issueId: string) {
    return this.answer<Series>(() =>
      this.#issues.some(({ id }) => id === issueId) ? this.#series : failed(seriesNotFound),
    );
  }

  bySlug(slug: string, request: SliceRequest) {
    return this.answer<SeriesWithIssues>(() =>
      slug === this.#series.slug
        ? { ...this.#series, issues: sliceOf(this.#issues, request) }
        : failed(seriesNotFound),
    );
  }
}

export const someSeries: Series = {
  id: 'series-1',
  slug: 'nanquim',
  title: 'Nanquim',
  description: '',
  cover: null,
  publisher: { dragonId: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
};
