import type { IssueReadings } from '../../../src/application/ports/reading/issue-readings.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import type {
  IssueReadingCounts,
  ReadingCounts,
  ReadingsFilter,
} from '../../../src/domain/reading/issue-readings.ts';
import type { ReaderPageView } from '../../../src/domain/reading/reading.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

interface RecordedView extends ReaderPageView {
  readonly readerId: string;
  readonly issue: Issue;
}

interface CountedPeriod {
  readonly from: string;
  readonly to: string;
  readonly views: readonly RecordedView[];
}

/** The publishers that a caller may see: 'all', or those with these ids. Null if the caller has no access. */
export type FakePublisherScope = 'all' | readonly string[] | null;

const breakMs = 30 * 60_000;

const dayOf = (instant: Date): string =>
  instant.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Counts the page views that `record` adds. Without a session check, the caller sees all publishers. */
export class FakeIssueReadings extends FakeService<CommonErrorCode> implements IssueReadings {
  scopeOf: (readerId: string) => FakePublisherScope = () => 'all';
  readonly requests: ReadingsFilter[] = [];
  #views: readonly RecordedView[] = [];

  record(readerId: string, issue: Issue, views: readonly ReaderPageView[]): void {
    this.#views = [...this.#views, ...views.map((view) => ({ ...view, readerId, issue }))];
  }

  list({ page, limit, ...filter }: ReadingsFilter & SliceRequest) {
    return this.#respondWith(filter, ({ views }) => {
      const issues = [...new Set(views.map(({ issue }) => issue))];
      const counts = issues.map((issue) =>
        toIssueCounts(
          issue,
          views.filter((view) => view.issue === issue),
        ),
      );
      return sliceOf(
        counts.sort((one, other) => other.pages - one.pages || one.issue.id.localeCompare(other.issue.id)),
        { page, limit },
      );
    });
  }

  getTotals(filter: ReadingsFilter) {
    return this.#respondWith(filter, ({ from, to, views }) => ({ from, to, ...countViews(views) }));
  }

  #respondWith<Value>(filter: ReadingsFilter, count: (period: CountedPeriod) => Value) {
    this.requests.push(filter);
    return this.respondIfSignedIn<Value>(() => {
      const selected = this.#select(filter);
      return selected.ok ? succeeded(count(selected.value)) : selected;
    });
  }

  #select({ from, to, publisherId }: ReadingsFilter): Result<CountedPeriod, Failure<CommonErrorCode>> {
    const readerId = this.sessionCheck?.session.current?.readerId;
    const scope = readerId ? this.scopeOf(readerId) : 'all';
    if (scope === null) return failed(failures.forbidden);
    const isVisible = (id: string) => scope === 'all' || scope.includes(id);
    const today = dayOf(new Date());
    const period = { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
    if (period.from > period.to) return failed(serviceFailure('REQUEST.INVALID'));
    if (publisherId !== undefined && !isVisible(publisherId)) return failed(failures.forbidden);
    const views = this.#views.filter(({ issue, readAt }) => {
      const day = dayOf(new Date(readAt));
      const isRequested = publisherId === undefined || issue.publisher.id === publisherId;
      return isRequested && isVisible(issue.publisher.id) && period.from <= day && day <= period.to;
    });
    return succeeded({ ...period, views });
  }
}

const toIssueCounts = (issue: Issue, views: readonly RecordedView[]): IssueReadingCounts => ({
  issue: {
    id: issue.id,
    slug: issue.slug,
    title: issue.content.title,
    publisher: { id: issue.publisher.id, name: issue.publisher.name },
  },
  ...countViews(views),
});

/** Counts each page once in a sitting of one reader and issue. */
function countViews(views: readonly RecordedView[]): ReadingCounts {
  const byReading = Map.groupBy(views, ({ readerId, issue }) => `${readerId} ${issue.id}`);
  let sittings = 0;
  let pages = 0;
  for (const ofReading of byReading.values()) {
    let lastReadMs = -Infinity;
    let pagesOfSitting = new Set<number>();
    for (const { page, readAt } of ofReading.sort((one, other) => one.readAt.localeCompare(other.readAt))) {
      if (Date.parse(readAt) - lastReadMs >= breakMs) {
        sittings += 1;
        pages += pagesOfSitting.size;
        pagesOfSitting = new Set();
      }
      pagesOfSitting.add(page);
      lastReadMs = Date.parse(readAt);
    }
    pages += pagesOfSitting.size;
  }
  return { readers: new Set(views.map(({ readerId }) => readerId)).size, sittings, pages };
}
