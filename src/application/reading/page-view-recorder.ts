import type { Clock } from '../ports/device/clock.ts';
import type { PageViews } from '../ports/reading/page-views.ts';
import type { Session } from '../ports/session/session.ts';

interface ShownSpread {
  readonly readerId: string;
  readonly issueId: string;
  readonly pages: readonly number[];
  readonly shownAt: Date;
}

/** Readers who turn to another page sooner only leafed through. */
const minShownMs = 1000;

/** Stores on the device which pages a reader was shown. `SyncPositions` sends them to the service. Rule 93. */
export class PageViewRecorder {
  readonly #pageViews: PageViews;
  readonly #session: Session;
  readonly #clock: Clock;
  #shown: ShownSpread | null = null;

  constructor(pageViews: PageViews, session: Session, clock: Clock) {
    this.#pageViews = pageViews;
    this.#session = session;
    this.#clock = clock;
  }

  /** Call it when other pages are shown; they count from 0. The pages of visitors are not recorded. */
  show(issueId: string, pages: readonly number[]): void {
    this.storeShown();
    const readerId = this.#session.current?.readerId;
    this.#shown = readerId ? { readerId, issueId, pages, shownAt: this.#clock.now() } : null;
  }

  /** Stores the pages that are shown now, once, if the reader has seen them for long enough. Returns true if it did. */
  storeShown(): boolean {
    const shown = this.#shown;
    if (!shown) return false;
    const { readerId, issueId, pages, shownAt } = shown;
    const shownMs = this.#clock.now().getTime() - shownAt.getTime();
    // A negative duration means that the clock was set back, so the duration is unknown and the pages count.
    if (shownMs >= 0 && shownMs < minShownMs) return false;
    const readAt = shownAt.toISOString();
    this.#pageViews.add(
      readerId,
      issueId,
      pages.map((page) => ({ page, readAt })),
    );
    this.#shown = null;
    return true;
  }

  /** Call it when no page is shown any more. */
  stop(): void {
    this.storeShown();
    this.#shown = null;
  }
}
