import type { ContentMask } from './content-mask.ts';
import { findGutters, type Gutter, maxTilt } from './find-gutters.ts';
import { maxNoise } from './gutter-profile.ts';
import { createLineSampler } from './line-sampler.ts';
import { createCell, isLine, isSmall, type PageCell } from './page-cell.ts';
import { divideRegion, forEachRow, type Region } from './region.ts';

export interface CellDivision {
  readonly gutter: Gutter;
  readonly parts: readonly [Region, Region];
}

/** Gutters of a cell that are tried, the best first. */
const maxAttempts = 8;
/** Share of the page's width between a caption and a panel without a frame. */
const minSpaceShare = 0.012;
/** Share of a gutter that the flood may not have reached. */
const maxBlocked = 0.85;

/** Divides a cell at its best gutter. Null if it has none. */
export function divideCell({ region }: PageCell, mask: ContentMask): CellDivision | null {
  return divisionsOf(region, findGutters(mask, region), mask).next().value ?? null;
}

/**
 * Yields gutters in the colour of the background that the flood did not reach from both ends, because a balloon or noise
 * is in the way. They may also be a part of a drawing, such as a wall.
 */
export function blockedDivisions({ region }: PageCell, mask: ContentMask): Iterable<CellDivision, undefined> {
  const unflooded = { ...mask, content: mask.offColour };
  return divisionsOf(region, findGutters(unflooded, region).filter(isFramed), mask);
}

/** Whether the flood reached a part of a gutter, or it is slanted and clear: it is not a part of a drawing. */
export function isCertain({ line, covered, edges }: Gutter, region: Region, mask: ContentMask): boolean {
  if (Math.abs(line.slope) > maxTilt && covered <= 0.1 && Math.min(...edges) >= 0.85) return true;
  const sampler = createLineSampler(mask, region, line.isHorizontal);
  return sampler.contentShare(line.offset, line.slope) <= maxBlocked;
}

export function addToBackground(region: Region, { line, thickness }: Gutter, mask: ContentMask): void {
  const reach = thickness / 2 + 0.5;
  forEachRow(region, mask, (y, start, end) => {
    for (let x = start; x < end; x += 1) {
      const [u, v] = line.isHorizontal ? [x, y] : [y, x];
      const index = y * mask.width + x;
      const isInGutter = Math.abs(v - line.offset - line.slope * u) <= reach;
      if (isInGutter && mask.offColour[index] === 0) mask.content[index] = 0;
    }
  });
}

const isFramed = ({ covered, edges, thickness }: Gutter): boolean =>
  Math.min(...edges) >= 0.5 && covered <= 0.4 && thickness >= 2;

function* divisionsOf(
  region: Region,
  gutters: readonly Gutter[],
  mask: ContentMask,
): Generator<CellDivision, undefined> {
  for (const gutter of gutters.slice(0, maxAttempts)) {
    const parts = divideRegion(region, gutter.line);
    if (mayDivide(gutter, parts, mask)) yield { gutter, parts };
  }
}

/** Small things, such as a caption, are cut off only beside a frame or at a distance. */
function mayDivide(
  { covered, line, edges, thickness }: Gutter,
  parts: readonly Region[],
  mask: ContentMask,
): boolean {
  const boxes = parts.map((part) => createCell(part, mask)?.box);
  if (boxes.some((box) => box && isLine(box, mask))) return false;
  const small = boxes.map((box) => !box || isSmall(box, mask));
  if (!small.includes(true)) return true;
  if (small.every(Boolean) || covered > maxNoise || line.slope !== 0) return false;
  const [before, after] = edges;
  return (small[0] ? after : before) > 0.5 || thickness >= minSpaceShare * mask.width;
}
