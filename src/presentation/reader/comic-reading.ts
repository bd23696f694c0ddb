import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { ReadingFrame, Size } from '../../domain/reading/page-size.ts';
import type { Heading } from '../../domain/reading/page-window.ts';
import {
  headingTo,
  intendedChoice,
  type ReadingChoice,
  readingKind,
  type Side,
} from '../../domain/reading/reading-choice.ts';
import { PageLayout } from './page-layout.ts';
import { PageShelf } from './page-shelf.ts';
import type { PageSource } from './page-source.ts';
import type { PositionKeeper } from './position-keeper.ts';

const nothing: Size = { width: 0, height: 0 };

/** A comic that is open: where its reader is, how its pages are shown, and which are held ready. */
export class ComicReading {
  readonly comic: OpenedComic;
  readonly shelf: PageShelf;
  choice: ReadingChoice;
  /** Counted from 0. The number of pages stands for the end, behind the last one. */
  place: number;
  /** Counts the turns that the reader did not scroll to: a scrolled view then follows. */
  jumps = 0;
  frame: ReadingFrame | null = null;

  readonly #positions: PositionKeeper;
  readonly #choices: ReadingChoices;
  #heading: Heading = 1;

  constructor(comic: OpenedComic, source: PageSource, positions: PositionKeeper, choices: ReadingChoices) {
    this.comic = comic;
    this.shelf = new PageShelf((request) => source.load(request));
    this.place = comic.startPage;
    this.choice = choices.find(readingKind(comic.issue)) ?? intendedChoice(comic.issue);
    this.#positions = positions;
    this.#choices = choices;
    makeAutoObservable(
      this,
      { comic: false, shelf: false, choice: observableRef, frame: observableRef },
      { autoBind: true },
    );
  }

  get count(): number {
    return this.comic.pages.length;
  }

  /** The page that is read, counted from 0; at the end still the last one. */
  get page(): number {
    return Math.max(0, Math.min(this.place, this.count - 1));
  }

  get isAtEnd(): boolean {
    return this.count > 0 && this.place === this.count;
  }

  get layout(): PageLayout | null {
    return this.frame && new PageLayout(this.comic.pages, this.frame, this.choice);
  }

  /** `place` before the first page is the first page, and beyond the last one the end. */
  goTo(place: number): void {
    this.jumps += 1;
    this.#turn(Math.max(0, Math.min(place, this.count)));
  }

  goToLast(): void {
    this.goTo(this.count - 1);
  }

  turn(heading: Heading): void {
    this.goTo(this.place + heading);
  }

  turnTo(side: Side): void {
    this.turn(headingTo(side, this.choice.direction));
  }

  /** The reader has scrolled to the page. */
  scrolledTo(page: number): void {
    this.#turn(page);
  }

  choose(change: Partial<ReadingChoice>): void {
    this.choice = { ...this.choice, ...change };
    this.#choices.save(readingKind(this.comic.issue), this.choice);
    this.arrange();
  }

  /** In CSS pixels; of no size before the window's is known. */
  sizeOf(page: number): Size {
    return this.layout?.shown(page) ?? nothing;
  }

  /** The page has come to the screen: now the pages around it. */
  painted(page: number): void {
    if (page !== this.page) return;
    this.arrange();
    this.shelf.painted(page);
  }

  /** Holds the pages that are wanted from here, in the size of the window. */
  arrange(): void {
    if (!this.layout || this.count === 0) return;
    this.shelf.arrange(this.layout.wanted(this.page, this.#heading), this.layout.decoded);
  }

  #turn(place: number): void {
    if (place === this.place || this.count === 0) return;
    const before = this.page;
    this.#heading = place > this.place ? 1 : -1;
    this.place = place;
    if (this.page === before) return;
    this.#positions.turned(this.comic.issue.id, this.page);
    // What is ready comes to the screen before anything else is done.
    if (!this.shelf.isReady(this.page)) this.arrange();
  }
}
