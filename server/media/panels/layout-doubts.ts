import type { ContentMask } from './content-mask.ts';
import { type Gutter, minMarginShare } from './find-gutters.ts';
import { hasHiddenInset } from './hidden-insets.ts';
import type { PixelBox } from './region.ts';

/** What a layout was read from. */
export interface LayoutEvidence {
  readonly boxes: readonly PixelBox[];
  readonly gutters: readonly Gutter[];
  /** The usual thickness of a gutter between two frames, in pixels. */
  readonly gutterThickness: number;
  readonly mask: ContentMask;
}

/** Frames along both sides of a gutter, as a share of its length. */
const minFramedShare = 0.5;
/** Share of the page's area, in which a small panel has room. */
const minSpaceShare = 0.02;
/** Pixels between examined points. */
const step = 3;

/** Whether a part of a page contradicts its layout, although all panels that were found have clear frames. */
export const hasDoubt = ({ boxes, gutters, gutterThickness, mask }: LayoutEvidence): boolean =>
  isColourDoubtful(gutters, mask) ||
  spaceBetween(boxes, gutterThickness) >= minSpaceShare * mask.width * mask.height ||
  boxes.some((box) => hasHiddenInset(box, mask));

/** On a page whose panels bleed, only gutters between frames show that their colour is no part of a drawing. */
const isColourDoubtful = (gutters: readonly Gutter[], { edgeShare }: ContentMask): boolean =>
  edgeShare < minMarginShare && !gutters.some(({ edges }) => Math.min(...edges) >= minFramedShare);

/** The area between panels that is neither panel nor gutter: a panel in the colour of the gutters may be there. */
function spaceBetween(boxes: readonly PixelBox[], gutter: number): number {
  const bounds = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const isNear = (x: number, y: number) =>
    boxes.some(
      ({ left, top, right, bottom }) =>
        x >= left - gutter && x < right + gutter && y >= top - gutter && y < bottom + gutter,
    );
  let area = 0;
  for (let y = bounds.top; y < bounds.bottom; y += step)
    for (let x = bounds.left; x < bounds.right; x += step) if (!isNear(x, y)) area += step * step;
  return area;
}
