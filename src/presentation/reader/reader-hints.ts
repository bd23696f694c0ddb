import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenedComic } from '../../application/reading/open-comic.ts';
import type { ReadingFrame } from '../../domain/reading/page-size.ts';
import type { ReadingChoice } from '../../domain/reading/reading-choice.ts';
import { isWide, type Spread } from '../../domain/reading/spreads.ts';
import type { ReaderHintKind } from './pages/reader-hint.tsx';

/** In CSS pixels. */
const maxPhoneWidth = 600;

/** What the hints depend on. */
interface HintedReading {
  readonly comic: Pick<OpenedComic, 'pages'>;
  readonly choice: ReadingChoice;
  readonly frame: ReadingFrame | null;
  readonly spread: Spread;
  readonly isAtEnd: boolean;
}

/** Decides which hint may help the reader of a comic now. Each hint appears at most once. */
export class ReaderHints {
  /** True after the reader turned a manga the wrong way at its first page. */
  hasTurnedWrongWay = false;
  closedKinds: readonly ReaderHintKind[] = [];
  readonly #reading: HintedReading;

  constructor(reading: HintedReading) {
    this.#reading = reading;
    makeAutoObservable(this, { closedKinds: observableRef }, { autoBind: true });
  }

  get shownKind(): ReaderHintKind | null {
    const { mode, direction } = this.#reading.choice;
    const isRightToLeft = mode === 'paged' && direction === 'rtl';
    if (isRightToLeft && this.hasTurnedWrongWay && !this.closedKinds.includes('direction'))
      return 'direction';
    return this.wouldGrowIfRotated && !this.closedKinds.includes('rotation') ? 'rotation' : null;
  }

  /** True if a wide page is small because the device is held upright. */
  get wouldGrowIfRotated(): boolean {
    const { comic, choice, frame, spread, isAtEnd } = this.#reading;
    const [first, second] = spread;
    const picture = second === undefined && first !== undefined && comic.pages[first]?.picture;
    if (!picture || !frame || isAtEnd || choice.mode === 'vertical') return false;
    return isWide(picture) && frame.width < maxPhoneWidth && frame.height > frame.width;
  }

  /** Call this when the reader turns the pages at the first one to the side where none is. */
  reportWrongTurn(): void {
    this.hasTurnedWrongWay = true;
  }

  /** Call this when the page changes: the reader has found the direction. */
  handleTurn(): void {
    if (this.shownKind === 'direction') this.close();
  }

  close(): void {
    if (this.shownKind) this.closedKinds = [...this.closedKinds, this.shownKind];
  }
}
