import type { ContentMask } from './content-mask.ts';
import { clipToBox, contentOf, type PixelBox, type Region } from './region.ts';

/** A part of a page, reduced to the box around its content. */
export interface PageCell {
  readonly region: Region;
  readonly box: PixelBox;
  /** Pixels of content. */
  readonly size: number;
}

/** Share of the page's area: a cell needs more content. */
const minContentShare = 0.0004;
/** Shares of the page's width, height and area. Smaller cells are captions, page numbers and the like. */
const [minWidthShare, minHeightShare, minAreaShare] = [0.07, 0.04, 0.012];
/** Share of the page's shorter side: a thinner cell is a border of a panel, not a panel. */
const minThicknessShare = 0.02;

/** Returns null if the region has no content. */
export function createCell(region: Region, mask: ContentMask): PageCell | null {
  const content = contentOf(region, mask);
  if (!content || content.size < minContentShare * mask.width * mask.height) return null;
  return { region: clipToBox(region, content.box), ...content };
}

/** Whether a box is too small for a panel. */
export function isSmall({ left, top, right, bottom }: PixelBox, { width, height }: ContentMask): boolean {
  const [boxWidth, boxHeight] = [right - left, bottom - top];
  // A strip is so tall that its panels are small in comparison.
  const pageHeight = Math.min(height, 1.5 * width);
  return (
    boxWidth < minWidthShare * width ||
    boxHeight < minHeightShare * pageHeight ||
    boxWidth * boxHeight < minAreaShare * width * pageHeight
  );
}

/** Whether a box contains only a line: background inside a panel with a gap in its border looks like a gutter. */
export function isLine({ left, top, right, bottom }: PixelBox, { width, height }: ContentMask): boolean {
  const [short, long] = [Math.min(right - left, bottom - top), Math.max(right - left, bottom - top)];
  return short < minThicknessShare * Math.min(width, height) && long > 8 * short;
}
