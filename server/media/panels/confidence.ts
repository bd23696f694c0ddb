import type { ContentMask } from './content-mask.ts';
import type { Gutter } from './find-gutters.ts';
import type { FramedCell } from './panel-box.ts';
import { forEachRow } from './region.ts';
import type { PageSplit } from './split-page.ts';

/** From this confidence, a person needs no more than a glance at the proposal. */
export const confidentFrom = 0.8;

/** Share of the page's width: background further inside a panel is not the gutter beside it. */
const insetShare = 0.035;
/** Background inside a panel counts this many times. */
const insideFactor = 40;

/** The certainty of a page on which a panel may be two, or one may be missing. */
export const certaintyWithDoubt = 0.5;

/** How likely the layout of a page is right, from 0 to 1: the least certain panel or gutter decides. */
export function confidenceOf({ cells, gutters, hasDoubtfulGutter }: PageSplit, mask: ContentMask): number {
  if (cells.length === 0) return 0;
  const least = Math.min(
    ...cells.map((cell) => certaintyOfCell(cell, mask)),
    ...gutters.map(certaintyOfGutter),
    hasDoubtfulGutter ? certaintyWithDoubt : 1,
  );
  return Math.max(0, least);
}

/** Panels with a frame on all sides and without background inside are certain. */
const certaintyOfCell = (cell: FramedCell, mask: ContentMask): number =>
  Math.min(...Object.values(cell.straightness), 1 - insideFactor * backgroundInside(cell, mask));

const certaintyOfGutter = ({ covered, edges }: Gutter): number => (1 - covered) * Math.max(...edges);

/** The share (0 to 1) of the inner part of a cell that is background. A gutter that was not found is there. */
function backgroundInside({ region, box }: FramedCell, mask: ContentMask): number {
  const inset = Math.round(insetShare * mask.width);
  let [background, total] = [0, 0];
  forEachRow(region, mask, (y, start, end) => {
    if (y < box.top + inset || y >= box.bottom - inset) return;
    for (let x = start + inset; x < end - inset; x += 1) {
      total += 1;
      background += 1 - (mask.content[y * mask.width + x] as number);
    }
  });
  return total === 0 ? 0 : background / total;
}
