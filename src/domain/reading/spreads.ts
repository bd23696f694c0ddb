import { isLowWindow, type Size } from './page-size.ts';

/** Pages that are visible together, in reading order: two side by side, or one alone. Pages count from 0. */
export type Spread = readonly number[];

/** A picture that already shows two pages. */
export const isWide = ({ width, height }: Size): boolean => width > height;

/** CSS pixels. Two pages in a narrower window are hard to read. */
const minPairWidth = 800;
const minPairRatio = 1.2;

/** True if two pages fit side by side without becoming much smaller than one. */
export const fitsPairs = (frame: Size): boolean =>
  frame.width >= minPairWidth && frame.width >= frame.height * minPairRatio && !isLowWindow(frame);

/** The cover and wide pages stand alone, as in print. */
export function spreadsOf(pages: readonly Size[], isPaired: boolean): readonly Spread[] {
  const standsAlone = (page: number) => {
    const size = pages[page];
    return !isPaired || page === 0 || !size || isWide(size);
  };
  const spreads: Spread[] = [];
  for (let page = 0; page < pages.length; ) {
    const isPair = !standsAlone(page) && !standsAlone(page + 1);
    spreads.push(isPair ? [page, page + 1] : [page]);
    page += isPair ? 2 : 1;
  }
  return spreads;
}

/** The index of the spread with the page; -1 if there is none. */
export const spreadIndexOf = (spreads: readonly Spread[], page: number): number =>
  spreads.findIndex((spread) => spread.includes(page));
