import type { SeriesCollection } from '../../../src/application/ports/catalogue/series-collection.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { Series, SeriesWithIssues } from '../../../src/domain/catalogue/series.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';
import { matchesQuery } from './matches-query.ts';

const seriesNotFound = { code: 'SERIES.NOT_FOUND', name: 'NOT_FOUND', message: 'Series not found.' } as const;

interface KnownSeries {
  readonly series: Series;
  readonly issues: readonly Issue[];
}

/** Starts with one series. More can be added. */
export class FakeSeriesCollection extends FakeService<CatalogueErrorCode> implements SeriesCollection {
  /** All calls in order, such as 'ofIssue issue-1', 'bySlug nanquim 0', 'search nanquim 0'. */
  readonly requests: string[] = [];
  readonly #known: KnownSeries[];

  constructor(series: Series, ...issues: readonly Issue[]) {
    super();
    this.#known = [{ series, issues }];
  }

  add(series: Series, ...issues: readonly Issue[]): void {
    this.#known.push({ series, issues });
  }

  ofIssue(issueId: string) {
    this.requests.push(`ofIssue ${issueId}`);
    return this.answer<Series>(
      () =>
        this.#known.find(({ issues }) => issues.some(({ id }) => id === issueId))?.series ??
        failed(seriesNotFound),
    );
  }

  bySlug(slug: string, request: SliceRequest) {
    this.requests.push(`bySlug ${slug} ${request.page}`);
    return this.answer<SeriesWithIssues>(() => {
      const found = this.#known.find(({ series }) => series.slug === slug);
      return found ? { ...found.series, issues: sliceOf(found.issues, request) } : failed(seriesNotFound);
    });
  }

  ofPublisher(publisherId: string, request: SliceRequest) {
    this.requests.push(`ofPublisher ${publisherId} ${request.page}`);
    return this.answer(() =>
      sliceOf(
        this.#all
          .filter(({ publisher }) => publisher.id === publisherId)
          .sort((one, other) => one.title.localeCompare(other.title, 'pt')),
        request,
      ),
    );
  }

  search(query: string, request: SliceRequest) {
    this.requests.push(`search ${query} ${request.page}`);
    return this.answer(() =>
      sliceOf(
        this.#all.filter(({ title, publisher }) => matchesQuery(query, `${title} ${publisher.name}`)),
        request,
      ),
    );
  }

  get #all(): Series[] {
    return this.#known.map(({ series }) => series);
  }
}

export const exampleSeries: Series = {
  id: 'series-1',
  slug: 'nanquim',
  title: 'Nanquim',
  description: '',
  cover: null,
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
};
