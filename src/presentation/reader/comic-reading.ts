import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { ReadingFrame } from '../../domain/reading/page-size.ts';
import type { PageTransform } from '../../domain/reading/page-transform.ts';
import type { TurnDirection } from '../../domain/reading/page-window.ts';
import {
  changeChoiceForWindow,
  choiceForWindow,
  type IntendedReading,
  intendedChoice,
  type ReadingChoice,
  readingKind,
  type Side,
  turnDirectionOf,
} from '../../domain/reading/reading-choice.ts';
import { fitsPairs, type Spread, spreadIndexOf } from '../../domain/reading/spreads.ts';
import { PageCache } from './page-cache.ts';
import { PageLayout } from './page-layout.ts';
import type { PageSource } from './page-source.ts';
import type { PositionKeeper } from './position-keeper.ts';
import { PositionRecorder } from './position-recorder.ts';
import { ReaderHints } from './reader-hints.ts';

/** A zoomed page is decoded for the larger size, up to this factor. */
const maxDecodedZoom = 2;

/** The reader's choice for issues of this kind, or that of the publisher. */
export const chosenReading = (choices: ReadingChoices, issue: IntendedReading): ReadingChoice =>
  choices.find(readingKind(issue)) ?? intendedChoice(issue);

/** An open comic: the page that is shown, how pages are shown, and the loaded ones. */
export class ComicReading {
  readonly comic: OpenedComic;
  readonly pageCache: PageCache;
  readonly recorder: PositionRecorder;
  readonly hints: ReaderHints;
  chosen: ReadingChoice;
  /** Counted from 0. The number of pages means the end, after the last page. */
  pageIndex: number;
  /** Counts turns other than by scrolling. The vertical view then scrolls to the page. */
  jumps = 0;
  frame: ReadingFrame | null = null;
  /** Null if the pages are not zoomed. */
  zoom: PageTransform | null = null;
  /** True while fingers change the zoom. */
  isZooming = false;

  readonly #choices: ReadingChoices;
  #turnDirection: TurnDirection = 1;

  constructor(comic: OpenedComic, source: PageSource, positions: PositionKeeper, choices: ReadingChoices) {
    this.comic = comic;
    this.pageCache = new PageCache(
      (request) => source.load(request),
      () => this.recorder.recordIfShown(),
    );
    this.pageIndex = comic.startPage;
    this.chosen = chosenReading(choices, comic.issue);
    this.recorder = new PositionRecorder(this, positions);
    this.hints = new ReaderHints(this);
    this.#choices = choices;
    makeAutoObservable(
      this,
      {
        comic: false,
        pageCache: false,
        recorder: false,
        hints: false,
        chosen: observableRef,
        frame: observableRef,
        zoom: observableRef,
      },
      { autoBind: true },
    );
  }

  /** How pages are shown in this window. */
  get choice(): ReadingChoice {
    return choiceForWindow(this.frame, this.chosen);
  }

  get count(): number {
    return this.comic.pages.length;
  }

  /** The current page, counted from 0. At the end it is the last page. */
  get page(): number {
    return Math.max(0, Math.min(this.pageIndex, this.count - 1));
  }

  get isAtEnd(): boolean {
    return this.count > 0 && this.pageIndex === this.count;
  }

  /** True at the end and on the pages before it: three of an issue, one of a sample, which may have no more. */
  get isNearEnd(): boolean {
    return this.page >= this.count - (this.comic.isSample ? 1 : 3);
  }

  /** True while a visible page loads. */
  get isLoading(): boolean {
    if (this.isAtEnd) return false;
    const cached = this.spread.map((page) => this.pageCache.pages.get(page));
    return cached.some((page) => !page?.image && !page?.failure);
  }

  get layout(): PageLayout {
    return new PageLayout(this.comic.pages, this.frame, this.choice);
  }

  /** The pages that are visible now. At the end they are the last ones. */
  get spread(): Spread {
    return this.layout.spreadOf(this.page);
  }

  /** Counts spreads. The number of spreads means the end. */
  get spreadIndex(): number {
    const { spreads } = this.layout;
    return this.isAtEnd ? spreads.length : spreadIndexOf(spreads, this.page);
  }

  /** True if the window has room for two pages, and pages are turned. */
  get canPair(): boolean {
    return this.choice.mode === 'paged' && this.frame !== null && fitsPairs(this.frame);
  }

  /** Limits `pageIndex` to the range from the first page to the end. */
  goTo(pageIndex: number): void {
    this.jumps += 1;
    this.#turn(Math.max(0, Math.min(pageIndex, this.count)));
  }

  goToLast(): void {
    this.goTo(this.count - 1);
  }

  /** Moves by one spread. */
  turn(direction: TurnDirection): void {
    const [firstPage] = this.layout.spreads[this.spreadIndex + direction] ?? [];
    this.goTo(firstPage ?? (direction === 1 ? this.count : 0));
  }

  /** Moves towards a page. If it is visible already, moves by one spread in its direction. */
  slideTo(page: number): void {
    if (page === this.page || !this.spread.includes(page)) this.goTo(page);
    else this.turn(page > this.page ? 1 : -1);
  }

  turnTo(side: Side): void {
    const { mode, direction } = this.choice;
    const isManga = mode === 'paged' && direction === 'rtl';
    if (isManga && side === 'right' && this.spreadIndex === 0) this.hints.reportWrongTurn();
    this.turn(turnDirectionOf(side, this.choice.direction));
  }

  canTurnTo(side: Side): boolean {
    const isForward = turnDirectionOf(side, this.choice.direction) === 1;
    return isForward ? !this.isAtEnd : this.spreadIndex > 0;
  }

  /** Call this when the reader has scrolled to a page. */
  handleScrollTo(page: number): void {
    this.#turn(page);
  }

  choose(change: Partial<ReadingChoice>): void {
    this.chosen = changeChoiceForWindow(this.frame, this.chosen, change);
    this.zoomTo(null);
    this.#choices.save(readingKind(this.comic.issue), this.chosen);
    this.updateCache();
  }

  zoomTo(zoom: PageTransform | null, isZooming = false): void {
    this.zoom = zoom;
    this.isZooming = isZooming;
  }

  /** Call this when a page is painted. The pages around the current ones load afterwards. */
  markPainted(page: number): void {
    if (!this.spread.includes(page)) return;
    this.updateCache();
    this.pageCache.markPainted(page);
  }

  /** Loads and releases pages for the current position, zoom and window size. */
  updateCache(): void {
    if (!this.frame || this.count === 0) return;
    const { layout } = this;
    const [current = [], ...others] = layout.spreadsToHold(this.page, this.#turnDirection);
    const zoom = Math.min(this.zoom?.scale ?? 1, maxDecodedZoom);
    this.pageCache.update({ current, others: others.flat() }, (page) =>
      layout.decodedSizeOf(page, current.includes(page) ? zoom : 1),
    );
  }

  #turn(pageIndex: number): void {
    if (pageIndex === this.pageIndex || this.count === 0) return;
    this.hints.handleTurn();
    const pageBefore = this.page;
    this.#turnDirection = pageIndex > this.pageIndex ? 1 : -1;
    this.pageIndex = pageIndex;
    this.zoomTo(null);
    // At the end, the last page may have loaded without being shown.
    if (this.page === pageBefore) {
      this.recorder.recordIfShown();
      return;
    }
    this.recorder.recordPosition();
    // Pages that are ready are painted before anything else starts.
    if (!this.spread.every((page) => this.pageCache.isReady(page))) this.updateCache();
  }
}
