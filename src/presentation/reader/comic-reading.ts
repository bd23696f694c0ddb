import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { ReadingFrame, Size } from '../../domain/reading/page-size.ts';
import type { TurnDirection } from '../../domain/reading/page-window.ts';
import {
  intendedChoice,
  type ReadingChoice,
  readingKind,
  type Side,
  turnDirectionOf,
} from '../../domain/reading/reading-choice.ts';
import { PageCache } from './page-cache.ts';
import { PageLayout } from './page-layout.ts';
import type { PageSource } from './page-source.ts';
import type { PositionKeeper } from './position-keeper.ts';

const zeroSize: Size = { width: 0, height: 0 };

/** An open comic: the reading position, how its pages are shown, and the loaded pages. */
export class ComicReading {
  readonly comic: OpenedComic;
  readonly pageCache: PageCache;
  choice: ReadingChoice;
  /** Counted from 0. The number of pages means the end, after the last page. */
  pageIndex: number;
  /** Counts turns other than by scrolling. The vertical view then scrolls to the page. */
  jumps = 0;
  frame: ReadingFrame | null = null;

  readonly #positions: PositionKeeper;
  readonly #choices: ReadingChoices;
  #turnDirection: TurnDirection = 1;

  constructor(comic: OpenedComic, source: PageSource, positions: PositionKeeper, choices: ReadingChoices) {
    this.comic = comic;
    this.pageCache = new PageCache((request) => source.load(request));
    this.pageIndex = comic.startPage;
    this.choice = choices.find(readingKind(comic.issue)) ?? intendedChoice(comic.issue);
    this.#positions = positions;
    this.#choices = choices;
    makeAutoObservable(
      this,
      { comic: false, pageCache: false, choice: observableRef, frame: observableRef },
      { autoBind: true },
    );
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

  get layout(): PageLayout | null {
    return this.frame && new PageLayout(this.comic.pages, this.frame, this.choice);
  }

  /** Limits `pageIndex` to the range from the first page to the end. */
  goTo(pageIndex: number): void {
    this.jumps += 1;
    this.#turn(Math.max(0, Math.min(pageIndex, this.count)));
  }

  goToLast(): void {
    this.goTo(this.count - 1);
  }

  turn(direction: TurnDirection): void {
    this.goTo(this.pageIndex + direction);
  }

  turnTo(side: Side): void {
    this.turn(turnDirectionOf(side, this.choice.direction));
  }

  /** Call this when the reader has scrolled to a page. */
  handleScrollTo(page: number): void {
    this.#turn(page);
  }

  choose(change: Partial<ReadingChoice>): void {
    this.choice = { ...this.choice, ...change };
    this.#choices.save(readingKind(this.comic.issue), this.choice);
    this.updateCache();
  }

  /** In CSS pixels; zero before the size of the window is known. */
  sizeOf(page: number): Size {
    return this.layout?.shownSizeOf(page) ?? zeroSize;
  }

  /** Call this when a page is painted. The pages around the current one load afterwards. */
  markPainted(page: number): void {
    if (page !== this.page) return;
    this.updateCache();
    this.pageCache.markPainted(page);
  }

  /** Loads and releases pages for the current position and window size. */
  updateCache(): void {
    if (!this.layout || this.count === 0) return;
    this.pageCache.update(this.layout.pagesToHold(this.page, this.#turnDirection), this.layout.decodedSizeOf);
  }

  #turn(pageIndex: number): void {
    if (pageIndex === this.pageIndex || this.count === 0) return;
    const pageBefore = this.page;
    this.#turnDirection = pageIndex > this.pageIndex ? 1 : -1;
    this.pageIndex = pageIndex;
    if (this.page === pageBefore) return;
    this.#positions.recordTurn(this.comic.issue, this.page);
    // A page that is ready is painted before anything else starts.
    if (!this.pageCache.isReady(this.page)) this.updateCache();
  }
}
