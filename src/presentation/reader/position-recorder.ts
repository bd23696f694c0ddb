import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { PlaceInPage } from '../../domain/reading/reading.ts';
import type { Spread } from '../../domain/reading/spreads.ts';
import type { PageCache } from './page-cache.ts';
import type { PositionKeeper } from './position-keeper.ts';

type RecordedPositions = Pick<PositionKeeper, 'recordTurn' | 'recordPlace' | 'recordPages'>;

/** What is shown of an open comic. */
interface ShownComic {
  readonly comic: OpenedComic;
  readonly pageCache: Pick<PageCache, 'isReady'>;
  /** The number of pages. */
  readonly count: number;
  readonly spread: Spread;
  readonly isAtEnd: boolean;
}

/**
 * Saves the reading position once a visible page has loaded, and again once all have, and records the pages that are shown.
 * A page that never loads was not read.
 */
export class PositionRecorder {
  readonly #reading: ShownComic;
  readonly #positions: RecordedPositions;
  #place: PlaceInPage | null;
  #isPositionNew = false;
  #isPositionSaved = true;

  constructor(reading: ShownComic, positions: RecordedPositions) {
    this.#reading = reading;
    this.#positions = positions;
    // The position is saved again at the opening, and must keep the place that was stored with it.
    this.#place = reading.comic.startPlace;
  }

  /** Records the position and the pages that are shown, once they have loaded. */
  recordPosition(): void {
    this.#isPositionSaved = true;
    this.#recordNewPages();
  }

  /** Records the pages that are shown, without a change of the saved position. */
  recordPages(): void {
    this.#isPositionSaved = false;
    this.#recordNewPages();
  }

  /** Where the reader is. */
  get place(): PlaceInPage | null {
    return this.#place;
  }

  /** Call this when the reader has paused within a page. */
  recordPlace(place: PlaceInPage): void {
    this.#place = place;
    this.#positions.recordPlace(this.#reading.comic, place);
  }

  /** Call this when a page has loaded, or when the end is left. */
  recordIfShown(): void {
    const { comic, pageCache, spread, isAtEnd } = this.#reading;
    if (!this.#isPositionNew || isAtEnd) return;
    const pages = spread.filter((page) => pageCache.isReady(page));
    if (pages.length === 0) return;
    const areAllReady = pages.length === spread.length;
    this.#isPositionNew = !areAllReady;
    // First, because a full storage may not have room for both.
    if (this.#isPositionSaved) {
      this.#positions.recordTurn(comic, this.#positionOf(spread, areAllReady));
      // The turn replaced the position, and the reader may have scrolled before the page had loaded.
      if (this.#place) this.#positions.recordPlace(comic, this.#place);
    }
    this.#positions.recordPages(comic, pages);
  }

  #recordNewPages(): void {
    this.#isPositionNew = true;
    this.recordIfShown();
  }

  /**
   * The page to continue at. The last spread counts as the last page once all of it has loaded, so that the issue is
   * finished.
   */
  #positionOf(spread: Spread, areAllReady: boolean): number {
    const lastPage = this.#reading.count - 1;
    return areAllReady && spread.includes(lastPage) ? lastPage : (spread[0] ?? 0);
  }
}
