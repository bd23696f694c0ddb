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

interface StoredSeries {
  readonly series: Series;
  readonly issues: readonly Issue[];
}

/** Contains one series at first. `add` adds more. */
export class FakeSeriesCollection extends FakeService<CatalogueErrorCode> implements SeriesCollection {
  /** All calls in order, such as 'findByIssue issue-1', 'findBySlug nanquim 0', 'search nanquim 0'. */
  readonly requests: string[] = [];
  readonly #stored: StoredSeries[];

  constructor(series: Series, ...issues: readonly Issue[]) {
    super();
    this.#stored = [{ series, issues }];
  }

  add(series: Series, ...issues: readonly Issue[]): void {
    this.#stored.push({ series, issues });
  }

  findByIssue(issueId: string) {
    this.requests.push(`findByIssue ${issueId}`);
    return this.respond<Series>(
      () =>
        this.#stored.find(({ issues }) => issues.some(({ id }) => id === issueId))?.series ??
        failed(seriesNotFound),
    );
  }

  findBySlug(slug: string, request: SliceRequest) {
    this.requests.push(`findBySlug ${slug} ${request.page}`);
    return this.respond<SeriesWithIssues>(() => {
      const stored = this.#stored.find(({ series }) => series.slug === slug);
      return stored ? { ...stored.series, issues: sliceOf(stored.issues, request) } : failed(seriesNotFound);
    });
  }

  listByPublisher(publisherId: string, request: SliceRequest) {
    this.requests.push(`listByPublisher ${publisherId} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.#allSeries
          .filter(({ publisher }) => publisher.id === publisherId)
          .sort((one, other) => one.title.localeCompare(other.title, 'pt')),
        request,
      ),
    );
  }

  search(query: string, request: SliceRequest) {
    this.requests.push(`search ${query} ${request.page}`);
    return this.respond(() =>
      sliceOf(
        this.#allSeries.filter(({ title, publisher }) => matchesQuery(query, `${title} ${publisher.name}`)),
        request,
      ),
    );
  }

  get #allSeries(): Series[] {
    return this.#stored.map(({ series }) => series);
  }
}

export const exampleSeries: Series = {
  id: 'series-1',
  slug: 'nanquim',
  title: 'Nanquim',
  description: '',
  cover: null,
  issuesCount: 2,
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
};
