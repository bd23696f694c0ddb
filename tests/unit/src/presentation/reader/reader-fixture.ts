import { observable } from 'mobx';
import { OpenComic } from '../../../../../src/application/reading/open-comic.ts';
import { PageViewRecorder } from '../../../../../src/application/reading/page-view-recorder.ts';
import { SavePosition } from '../../../../../src/application/reading/save-position.ts';
import { SyncPositions } from '../../../../../src/application/reading/sync-positions.ts';
import type { Issue } from '../../../../../src/domain/catalogue/issue.ts';
import type { ReadingFrame } from '../../../../../src/domain/reading/page-size.ts';
import { intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';
import type { ComicReading } from '../../../../../src/presentation/reader/comic-reading.ts';
import { EndPanel } from '../../../../../src/presentation/reader/end/end-panel.tsx';
import { EndPresenter } from '../../../../../src/presentation/reader/end/end-presenter.ts';
import { PositionKeeper } from '../../../../../src/presentation/reader/position-keeper.ts';
import { ReaderPresenter } from '../../../../../src/presentation/reader/reader-presenter.ts';
import { SampleEnd } from '../../../../../src/presentation/reader/sample/sample-end.tsx';
import { SampleEndPresenter } from '../../../../../src/presentation/reader/sample/sample-end-presenter.ts';
import { GuardianPresenter } from '../../../../../src/presentation/shell/guardian/guardian-presenter.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import type { ReadingProgressPresenter } from '../../../../../src/presentation/shell/reading/reading-progress-presenter.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { FakeGuardianRequests } from '../../../../fakes/account/fake-guardian-requests.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { FakePageImages } from '../../../../fakes/reading/fake-page-images.ts';
import { FakePageViews } from '../../../../fakes/reading/fake-page-views.ts';
import { FakeReadingChoices } from '../../../../fakes/reading/fake-reading-choices.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';

/** The time at which the comics of these tests are opened. Page URLs are valid for an hour. */
export const openedAt = new Date('2026-03-01T12:00:00.000Z');

/** A reader presenter with fakes. */
export class ReaderFixture {
  readonly issues: FakeIssues;
  readonly readings = new FakeReadings();
  readonly positions = new FakeReadingPositions();
  readonly pageViews = new FakePageViews();
  readonly clock = new FakeClock();
  readonly images = new FakePageImages();
  readonly choices = new FakeReadingChoices();
  readonly seriesCollection: FakeSeriesCollection;
  readonly end: EndPresenter;
  readonly plans = new FakePlans(buildPlan());
  readonly market = observable({ viewerKey: 'visitor' });
  readonly presenter: ReaderPresenter;
  readonly guardianRequests = new FakeGuardianRequests();
  readonly progress: ReadingProgressPresenter;
  readonly viewerFixture = setUpIssueViewer({}, this.positions);
  windowFrame: ReadingFrame | null = null;

  constructor(...issues: readonly Issue[]) {
    this.issues = new FakeIssues(...(issues.length > 0 ? issues : [buildIssue({ pagesCount: 40 })]));
    this.seriesCollection = new FakeSeriesCollection(exampleSeries, ...this.issues.issues);
    for (const issue of this.issues.issues) {
      // The tests that show one page at a time are easier to read.
      this.choices.save(readingKind(issue), { ...intendedChoice(issue), showsPairs: false });
    }
    const { session, viewer, ageCheck, progress, sessionPresenter, profile } = this.viewerFixture;
    this.issues.sessionCheck = { session, revokedTokens: [] };
    this.progress = progress;
    this.end = new EndPresenter({
      issues: this.issues,
      seriesCollection: this.seriesCollection,
      shuffleModule: 7,
      viewer,
      follows: setUpFollows().follows,
      likes: this.viewerFixture.likes,
    });
    const keepPosition = new SavePosition(this.positions, session, this.clock);
    const syncPositions = new SyncPositions(this.positions, this.pageViews, this.readings, session);
    const pageViewRecorder = new PageViewRecorder(this.pageViews, session, this.clock);
    this.presenter = new ReaderPresenter({
      openComic: new OpenComic(this.issues, this.positions, session, ageCheck),
      // Answers although opening fails.
      issues: new FakeIssues(...this.issues.issues),
      viewer,
      positions: new PositionKeeper(keepPosition, syncPositions, this.progress, pageViewRecorder),
      images: this.images,
      choices: this.choices,
      endPanel: new Lazy(async () => ({ presenter: this.end, View: EndPanel })),
      sampleEnd: new Lazy(async () => ({
        presenter: new SampleEndPresenter(
          new OfferedPlans(this.plans, buildLanguagePresenter(), this.market),
          sessionPresenter,
          viewer,
          new GuardianPresenter(this.guardianRequests, sessionPresenter, profile, this.clock),
        ),
        View: SampleEnd,
      })),
      readWindowFrame: () => this.windowFrame,
    });
  }

  /** Opens the comic in a window of 1440 by 900. */
  async open(issueId = 'issue-1'): Promise<ComicReading> {
    this.presenter.resize({ width: 1440, height: 900, density: 1 });
    await this.presenter.open(issueId);
    await flushMicrotasks();
    return this.reading;
  }

  get reading(): ComicReading {
    const { reading } = this.presenter;
    if (!reading) throw new Error('No comic is open.');
    return reading;
  }

  /** Paints the current page, and lets the other pages load. */
  async paint(): Promise<void> {
    this.reading.markPainted(this.reading.page);
    await flushMicrotasks();
  }

  async turnTo(page: number): Promise<void> {
    this.reading.goTo(page - 1);
    await flushMicrotasks();
    await this.paint();
  }

  /** The requested pages in order. */
  get requestedPages(): readonly number[] {
    return this.images.requests.map(numberOf);
  }

  /** The pages in memory, sorted. */
  get pagesInMemory(): readonly number[] {
    return [...this.images.addressesInUse].map(numberOf).sort((one, other) => one - other);
  }

  get position(): number | undefined {
    return this.positions.find(exampleCredentials.readerId, 'issue-1')?.page;
  }
}

const numberOf = (address: string): number => Number(/page-(\d+)/.exec(address)?.[1]);

/** Lets all pending responses arrive. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
}
