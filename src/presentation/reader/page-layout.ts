import {
  decodedSize,
  type ReadingFrame,
  type Size,
  shownSize,
  shownSizes,
} from '../../domain/reading/page-size.ts';
import { pageWindow, type TurnDirection, withinMemory } from '../../domain/reading/page-window.ts';
import type { ComicPage } from '../../domain/reading/reading.ts';
import type { ReadingChoice } from '../../domain/reading/reading-choice.ts';
import { fitsPairs, type Spread, spreadIndexOf, spreadsOf } from '../../domain/reading/spreads.ts';

const zeroSize: Size = { width: 0, height: 0 };

/** A spread of two pages has twice the data, so fewer are held. */
const maxPairsHeld = 5;

/** Which pages are shown together in a window, their size, and how many fit into memory. Pages count from 0. */
export class PageLayout {
  readonly isPaired: boolean;
  readonly spreads: readonly Spread[];
  readonly #pages: readonly ComicPage[];
  readonly #frame: ReadingFrame | null;
  readonly #choice: ReadingChoice;

  constructor(pages: readonly ComicPage[], frame: ReadingFrame | null, choice: ReadingChoice) {
    this.#pages = pages;
    this.#frame = frame;
    this.#choice = choice;
    this.isPaired = choice.mode === 'paged' && choice.showsPairs && frame !== null && fitsPairs(frame);
    this.spreads = spreadsOf(
      pages.map(({ picture }) => picture),
      this.isPaired,
    );
  }

  spreadOf(page: number): Spread {
    return this.spreads[spreadIndexOf(this.spreads, page)] ?? [];
  }

  /** In CSS pixels; zero before the size of the window is known. */
  readonly shownSizeOf = (page: number): Size => {
    const picture = this.#pages[page]?.picture;
    if (!picture || !this.#frame) return zeroSize;
    const { mode, fit } = this.#choice;
    const spread = this.spreadOf(page);
    if (spread.length < 2) return shownSize(picture, this.#frame, mode, fit);
    const pictures = spread.flatMap((each) => this.#pages[each]?.picture ?? []);
    return shownSizes(pictures, this.#frame, fit)[spread.indexOf(page)] ?? zeroSize;
  };

  /** In CSS pixels. */
  shownSizeOfSpread(spread: Spread): Size {
    const sizes = spread.map(this.shownSizeOf);
    return {
      width: sizes.reduce((sum, { width }) => sum + width, 0),
      height: Math.max(0, ...sizes.map(({ height }) => height)),
    };
  }

  /** The distance of a page from the left edge of the window, in CSS pixels. */
  leftOf(page: number): number {
    if (!this.#frame) return 0;
    const spread = this.spreadOf(page);
    const inOrder = this.#choice.direction === 'rtl' ? spread.toReversed() : spread;
    const pagesBefore = inOrder.slice(0, inOrder.indexOf(page));
    const margin = (this.#frame.width - this.shownSizeOfSpread(spread).width) / 2;
    return margin + this.shownSizeOfSpread(pagesBefore).width;
  }

  /** In device pixels. `zoom` is the scale at which the page is looked at. */
  decodedSizeOf(page: number, zoom = 1): Size {
    const picture = this.#pages[page]?.picture;
    if (!picture || !this.#frame) return zeroSize;
    return decodedSize(picture, this.shownSizeOf(page), this.#frame.density * zoom);
  }

  /** The spreads to keep loaded around a page, in order of priority. */
  spreadsToHold(page: number, direction: TurnDirection): readonly Spread[] {
    const { spreads } = this;
    const window = pageWindow(spreadIndexOf(spreads, page), spreads.length, direction);
    const held = this.isPaired ? window.slice(0, maxPairsHeld) : window;
    const pixelsOf = (index: number) =>
      (spreads[index] ?? []).reduce((pixels, each) => {
        const { width, height } = this.decodedSizeOf(each);
        return pixels + width * height;
      }, 0);
    return withinMemory(held, pixelsOf).flatMap((index) => {
      const spread = spreads[index];
      return spread ? [spread] : [];
    });
  }
}
