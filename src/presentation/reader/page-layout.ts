import { decodedSize, type ReadingFrame, type Size, shownSize } from '../../domain/reading/page-size.ts';
import { pageWindow, type TurnDirection, withinMemory } from '../../domain/reading/page-window.ts';
import type { ComicPage } from '../../domain/reading/reading.ts';
import type { ReadingChoice } from '../../domain/reading/reading-choice.ts';

const zeroSize: Size = { width: 0, height: 0 };

/** The size of pages in a window, and how many of them fit into memory. Pages count from 0. */
export class PageLayout {
  readonly #pages: readonly ComicPage[];
  readonly #frame: ReadingFrame;
  readonly #choice: ReadingChoice;

  constructor(pages: readonly ComicPage[], frame: ReadingFrame, choice: ReadingChoice) {
    this.#pages = pages;
    this.#frame = frame;
    this.#choice = choice;
  }

  /** In CSS pixels. */
  readonly shownSizeOf = (page: number): Size => {
    const picture = this.#pages[page]?.picture;
    return picture ? shownSize(picture, this.#frame, this.#choice.mode, this.#choice.fit) : zeroSize;
  };

  /** In device pixels. */
  readonly decodedSizeOf = (page: number): Size => {
    const picture = this.#pages[page]?.picture;
    return picture ? decodedSize(picture, this.shownSizeOf(page), this.#frame.density) : zeroSize;
  };

  /** The pages to keep loaded around the current one, in order of priority. */
  pagesToHold(page: number, direction: TurnDirection): readonly number[] {
    return withinMemory(pageWindow(page, this.#pages.length, direction), (other) => {
      const { width, height } = this.decodedSizeOf(other);
      return width * height;
    });
  }
}
