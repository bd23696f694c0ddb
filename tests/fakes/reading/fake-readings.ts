import type { Readings, ReadingsRequest } from '../../../src/application/ports/reading/readings.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { ReadingErrorCode } from '../../../src/domain/error-code.ts';
import {
  latestPosition,
  type ReaderPageView,
  type Reading,
  type ReadingPosition,
} from '../../../src/domain/reading/reading.ts';
import {
  isInProgress,
  isLastPage,
  type ReadingProgress,
} from '../../../src/domain/reading/reading-progress.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';
import { FakeIssueReadings } from './fake-issue-readings.ts';

const maxAgeMs = 30 * 24 * 60 * 60_000;

/** The readings of one reader. Positions of unknown issues are only recorded. */
export class FakeReadings extends FakeService<ReadingErrorCode> implements Readings {
  readings: readonly Reading[] = [];
  readonly savedPositions: (ReadingPosition & { readonly issueId: string })[] = [];
  readonly savedPageViews: (ReaderPageView & { readonly issueId: string })[] = [];
  /** The readers whose progress was requested. */
  readonly progressRequests: string[] = [];
  readonly #issues: readonly Issue[];
  readonly #issueReadings: FakeIssueReadings;

  /** `issueReadings`: counts the page views. */
  constructor(issues: readonly Issue[] = [], issueReadings = new FakeIssueReadings()) {
    super();
    this.#issues = issues;
    this.#issueReadings = issueReadings;
  }

  listTopIssues(request: SliceRequest) {
    return this.respond(() => sliceOf(this.#issues, request));
  }

  /** Keeps the order of `readings`. */
  listByReader(_readerId: string, { state, ...request }: ReadingsRequest) {
    const isInState = (reading: Reading) =>
      !state || (state === 'finished' ? reading.finishedAt !== null : isInProgress(reading));
    return this.respondIfSignedIn(() => sliceOf(this.readings.filter(isInState), request));
  }

  listProgress(readerId: string) {
    this.progressRequests.push(readerId);
    return this.respondIfSignedIn(() =>
      this.readings.map(({ issue, ...reading }): ReadingProgress => ({ issueId: issue.id, ...reading })),
    );
  }

  savePosition(issueId: string, position: ReadingPosition, pageViews: readonly ReaderPageView[] = []) {
    return this.respondIfSignedIn<void>(() => {
      const issue = this.#issues.find(({ id }) => id === issueId);
      if (issue && position.page >= issue.pagesCount) return failed(invalidPage);
      this.savedPositions.push({ issueId, ...position });
      this.savedPageViews.push(...pageViews.map((view) => ({ issueId, ...view })));
      if (!issue) return;
      this.#saveReading(issue, position);
      const readerId = this.sessionCheck?.session.current?.readerId ?? 'ana';
      this.#issueReadings.record(readerId, issue, countedViews(pageViews, issue));
    });
  }

  positionIn(issueId: string): ReadingPosition | null {
    const reading = this.readings.find(({ issue }) => issue.id === issueId);
    if (!reading) return null;
    const { page, pagesCount, readAt } = reading;
    return { page, pagesCount, readAt };
  }

  #saveReading(issue: Issue, position: ReadingPosition): void {
    const { page, readAt } = latestPosition(position, this.positionIn(issue.id)) ?? position;
    const { pagesCount } = issue;
    const former = this.readings.find((reading) => reading.issue.id === issue.id);
    const otherReadings = this.readings.filter((reading) => reading.issue.id !== issue.id);
    const finishedAt = isLastPage(position.page, pagesCount) ? position.readAt : (former?.finishedAt ?? null);
    this.readings = [...otherReadings, { issue, pagesCount, finishedAt, page, readAt }].sort((one, other) =>
      other.readAt.localeCompare(one.readAt),
    );
  }
}

/** A time in the future is now. Views of more than 30 days ago and of pages that do not exist do not count. */
function countedViews(views: readonly ReaderPageView[], { pagesCount }: Issue): readonly ReaderPageView[] {
  const now = Date.now();
  return views.flatMap(({ page, readAt }) => {
    const readAtMs = Math.min(Date.parse(readAt), now);
    const isCounted = page < pagesCount && now - readAtMs <= maxAgeMs;
    return isCounted ? [{ page, readAt: new Date(readAtMs).toISOString() }] : [];
  });
}

const invalidPage = {
  code: 'CONTENT.INVALID_PAGE',
  name: 'BAD_REQUEST',
  message: 'There is no such page.',
} as const;
