import { confidenceOf } from './confidence.ts';
import type { ContentMask } from './content-mask.ts';
import { expandPanels } from './expand-panels.ts';
import { type Gutter, minMarginShare } from './find-gutters.ts';
import { findInsets } from './find-insets.ts';
import type { LayoutEvidence } from './layout-doubts.ts';
import { isSmall } from './page-cell.ts';
import type { FramedCell } from './panel-box.ts';
import type { PageBox } from './reading-order.ts';
import type { PixelBox } from './region.ts';
import type { PageSplit } from './split-page.ts';

/** The panels that one background colour shows, in shares of the page. */
export interface PanelLayout {
  readonly panels: readonly PageBox[];
  /** 0 to 1. */
  readonly confidence: number;
  /** Higher if its gutters are longer and clearer. For comparison with layouts of other colours. */
  readonly score: number;
  readonly evidence: LayoutEvidence;
}

/** A window in a drawing looks like an inset. */
const certaintyOfInset = 0.75;

export function readLayout(split: PageSplit, mask: ContentMask): PanelLayout {
  const { cells, gutters } = split;
  const panels = cells.filter(({ box }) => !isSmall(box, mask));
  const gutterThickness = typicalGutter(gutters, mask);
  const space = {
    bounds: boundsOf(panels, mask),
    gutter: gutterThickness,
    pageWidth: mask.width,
  };
  const boxes = expandPanels(panels, space);
  const insets = boxes.flatMap((box) => findInsets(roundBox(box), mask));
  return {
    panels: [...boxes, ...insets].map((box) => toShares(box, mask)),
    evidence: { boxes: boxes.map(roundBox), gutters, gutterThickness, mask },
    confidence: confidenceOf({ ...split, cells: panels }, mask) * (insets.length > 0 ? certaintyOfInset : 1),
    score: gutters.reduce((sum, gutter) => sum + gutter.score, 0),
  };
}

const roundBox = ({ left, top, right, bottom }: PixelBox): PixelBox => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
});

const toShares = ({ left, top, right, bottom }: PixelBox, { width, height }: ContentMask): PageBox => ({
  x: left / width,
  y: top / height,
  width: (right - left) / width,
  height: (bottom - top) / height,
});

function boundsOf(panels: readonly FramedCell[], { width, height, edgeShare }: ContentMask): PixelBox {
  if (edgeShare < minMarginShare || panels.length === 0)
    return { left: 0, top: 0, right: width, bottom: height };
  const boxes = panels.map(({ box }) => box);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The median thickness of the gutters between two frames, in pixels. */
function typicalGutter(gutters: readonly Gutter[], { width }: ContentMask): number {
  const sizes = gutters
    .filter(({ edges }) => Math.min(...edges) >= 0.6)
    .map(({ thickness }) => thickness)
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0.015 * width;
}
