import type { ContentMask } from './content-mask.ts';
import type { PixelBox } from './region.ts';

/** A narrow straight piece of background inside a panel: from `start` to `end` on the row or column `at`. */
interface Band {
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** Shares of the page's width. The two sides of an inset are longer: some of each may be covered. */
const [minLengthShare, minLongerShare] = [0.09, 0.15];
/** Share of the page's width. The space around an inset is narrower. */
const maxThicknessShare = 0.035;
/** Share of the page's width: background nearer to the edge of a panel is the gutter beside it. */
const insetShare = 0.02;
/** Share of drawing on the lines on both sides of a band. */
const minDrawnShare = 0.7;
/** Pixels between examined lines, and between examined pixels of the lines beside a band. */
const step = 2;

/**
 * Whether a panel has two bands in the colour of the gutters that meet as at the corner of an inset. A balloon or a figure
 * that covers a part of the space around an inset prevents that it is found.
 */
export function hasHiddenInset(panel: PixelBox, mask: ContentMask): boolean {
  const rows = findBands(panel, mask, true);
  const columns = findBands(panel, mask, false);
  const reach = maxThicknessShare * mask.width;
  const minLonger = minLongerShare * mask.width;
  return rows.some((row) =>
    columns.some(
      (column) =>
        Math.max(row.end - row.start, column.end - column.start) >= minLonger &&
        isAtEnd(column.at, row, reach) &&
        isAtEnd(row.at, column, reach),
    ),
  );
}

const isAtEnd = (at: number, { start, end }: Band, reach: number): boolean =>
  Math.min(Math.abs(at - start), Math.abs(at - end)) <= reach;

function findBands(
  { left, top, right, bottom }: PixelBox,
  { width, height, offColour }: ContentMask,
  isRow: boolean,
): Band[] {
  const inset = Math.round(insetShare * width);
  const minLength = minLengthShare * width;
  const maxThickness = Math.round(maxThicknessShare * width);
  const [from, to, first, last, lines] = isRow
    ? [left + inset, right - inset, top + inset, bottom - inset, height]
    : [top + inset, bottom - inset, left + inset, right - inset, width];
  const isDrawn = (line: number, along: number) =>
    offColour[isRow ? line * width + along : along * width + line] === 1;
  const bands: Band[] = [];
  for (let line = first; line < last; line += step) {
    let start = from;
    for (let along = from; along <= to; along += 1) {
      if (along < to && !isDrawn(line, along)) continue;
      if (along - start >= minLength && isNarrow(line, start, along))
        bands.push({ at: line, start, end: along });
      start = along + 1;
    }
  }
  return bands;

  function isNarrow(line: number, start: number, end: number): boolean {
    let thickness = 0;
    for (const direction of [-1, 1]) {
      let next = line + direction;
      while (next >= 0 && next < lines && !isMostlyDrawn(next, start, end)) {
        thickness += 1;
        if (thickness > maxThickness) return false;
        next += direction;
      }
    }
    return true;
  }

  function isMostlyDrawn(line: number, start: number, end: number): boolean {
    let [drawn, total] = [0, 0];
    for (let along = start; along < end; along += step) {
      total += 1;
      if (isDrawn(line, along)) drawn += 1;
    }
    return drawn >= minDrawnShare * total;
  }
}
