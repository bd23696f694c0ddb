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

interface Sitting {
  readonly readerId: string;
  readonly issue: Issue;
  /** The day when it started. */
  readonly day: string;
  readonly pages: Set<number>;
}

interface CountedPeriod {
  readonly from: string;
  readonly to: string;
  readonly sittings: readonly Sitting[];
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
    return this.#respondWith(filter, ({ sittings }) => {
      const issues = [...new Set(sittings.map(({ issue }) => issue))];
      const counts = issues.map((issue) =>
        toIssueCounts(
          issue,
          sittings.filter((sitting) => sitting.issue === issue),
        ),
      );
      return sliceOf(
        counts.sort((one, other) => other.pages - one.pages || one.issue.id.localeCompare(other.issue.id)),
        { page, limit },
      );
    });
  }

  getTotals(filter: ReadingsFilter) {
    return this.#respondWith(filter, ({ from, to, sittings }) => ({
      from,
      to,
      ...countSittings(sittings),
    }));
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
    const sittings = toSittings(this.#views).filter(({ issue, day }) => {
      const isRequested = publisherId === undefined || issue.publisher.id === publisherId;
      return isRequested && isVisible(issue.publisher.id) && period.from <= day && day <= period.to;
    });
    return succeeded({ ...period, sittings });
  }
}

const toIssueCounts = (issue: Issue, sittings: readonly Sitting[]): IssueReadingCounts => ({
  issue: {
    id: issue.id,
    slug: issue.slug,
    title: issue.content.title,
    publisher: { id: issue.publisher.id, name: issue.publisher.name },
  },
  ...countSittings(sittings),
});

const countSittings = (sittings: readonly Sitting[]): ReadingCounts => ({
  readers: new Set(sittings.map(({ readerId }) => readerId)).size,
  sittings: sittings.length,
  pages: sittings.reduce((sum, { pages }) => sum + pages.size, 0),
});

/** Divides the views of all readers and issues into sittings. */
function toSittings(views: readonly RecordedView[]): readonly Sitting[] {
  const byReading = Map.groupBy(views, ({ readerId, issue }) => `${readerId} ${issue.id}`);
  return [...byReading.values()].flatMap((ofReading) => {
    const sittings: Sitting[] = [];
    let lastReadMs = -Infinity;
    for (const { page, readAt, ...reading } of ofReading.sort(byTime)) {
      const readAtMs = Date.parse(readAt);
      if (readAtMs - lastReadMs >= breakMs) {
        sittings.push({ ...reading, day: dayOf(new Date(readAt)), pages: new Set() });
      }
      sittings.at(-1)?.pages.add(page);
      lastReadMs = readAtMs;
    }
    return sittings;
  });
}

const byTime = (one: ReaderPageView, other: ReaderPageView) => one.readAt.localeCompare(other.readAt);
