import type { ContentMask } from './content-mask.ts';
import { findGutters, type Gutter } from './find-gutters.ts';
import { maxNoise } from './gutter-profile.ts';
import { createLineSampler, type LineSampler } from './line-sampler.ts';
import { createCell, isLine, isSmall, type PageCell } from './page-cell.ts';
import { type FramedCell, frameCell } from './panel-box.ts';
import { boxRegion, divideRegion, forEachRow, type Region } from './region.ts';

export interface PageSplit {
  /** The parts of the page that no gutter divides further. */
  readonly cells: readonly FramedCell[];
  readonly gutters: readonly Gutter[];
}

/** Gutters of the gutters of … of a page. */
const maxDepth = 9;
/** Gutters of a region that are tried, the best first. */
const maxAttempts = 8;
/** Share of the page's width. */
const minSpaceShare = 0.012;
/** Share of a gutter that the flood may not have reached. */
const maxBlocked = 0.85;
/** Share of the page's width between drawings without frames. */
const minSpaceWithoutFramesShare = 0.035;
/** A drawing without a frame is less similar to a panel. */
const maxRaggedSimilarity = 0.3;
/** A division may make the parts less similar to panels than the whole by this much. */
const maxLoss = 0.12;

/** Divides a page at its gutters until none is left. */
export function splitPage(mask: ContentMask): PageSplit {
  const page = boxRegion({ left: 0, top: 0, right: mask.width, bottom: mask.height });
  // Copied, because gutters without a connection to the edge of the page are added to its background.
  return splitRegion(page, { ...mask, content: mask.content.slice() }, maxDepth);
}

function splitRegion(region: Region, mask: ContentMask, depth: number): PageSplit {
  const cell = createCell(region, mask);
  if (!cell || isSmall(cell.box, mask)) return { cells: [], gutters: [] };
  const whole: PageSplit = { cells: [frameCell(cell, mask)], gutters: [] };
  const division = depth === 0 ? null : (divideCell(cell, mask) ?? divideAtBlockedGutter(cell, mask));
  if (!division) return whole;
  const parts = division.parts.map((part) => splitRegion(part, mask, depth - 1));
  const divided = {
    cells: parts.flatMap(({ cells }) => cells),
    gutters: [division.gutter, ...parts.flatMap(({ gutters }) => gutters)],
  };
  return isWorse(divided, whole, division.gutter, mask) ? whole : divided;
}

interface CellDivision {
  readonly gutter: Gutter;
  readonly parts: readonly [Region, Region];
}

function divideCell(
  { region }: PageCell,
  mask: ContentMask,
  isAllowed: (gutter: Gutter) => boolean = () => true,
): CellDivision | null {
  for (const gutter of findGutters(mask, region).filter(isAllowed).slice(0, maxAttempts)) {
    const parts = divideRegion(region, gutter.line);
    if (mayDivide(gutter, parts, mask)) return { gutter, parts };
  }
  return null;
}

/** A balloon, or noise in a narrow gutter, can stop the flood, so that the background of a gutter is reached only in part. */
function divideAtBlockedGutter(cell: PageCell, mask: ContentMask): CellDivision | null {
  const samplers = [true, false].map((isHorizontal) => createLineSampler(mask, cell.region, isHorizontal));
  const isReached = ({ line }: Gutter) => {
    const sampler = samplers[line.isHorizontal ? 0 : 1] as LineSampler;
    return sampler.contentShare(line.offset, line.slope) <= maxBlocked;
  };
  const isAllowed = (gutter: Gutter) => isFramed(gutter) && isReached(gutter);
  const division = divideCell(cell, { ...mask, content: mask.offColour }, isAllowed);
  if (division) addToBackground(cell.region, division.gutter, mask);
  return division;
}

const isFramed = ({ covered, edges, thickness }: Gutter): boolean =>
  Math.min(...edges) >= 0.5 && covered <= 0.4 && thickness >= 2;

function addToBackground(region: Region, { line, thickness }: Gutter, mask: ContentMask): void {
  const reach = thickness / 2 + 0.5;
  forEachRow(region, mask, (y, start, end) => {
    for (let x = start; x < end; x += 1) {
      const distance = line.isHorizontal
        ? y - line.offset - line.slope * x
        : x - line.offset - line.slope * y;
      const index = y * mask.width + x;
      if (Math.abs(distance) <= reach && mask.offColour[index] === 0) mask.content[index] = 0;
    }
  });
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

/** Whether a division makes the parts less similar to panels than the whole, or only divides a drawing without frames. */
function isWorse(
  divided: PageSplit,
  whole: PageSplit,
  { thickness }: Gutter,
  { width }: ContentMask,
): boolean {
  if (thickness < minSpaceWithoutFramesShare * width && divided.cells.every(isRagged)) return true;
  return similarityOf(divided) < similarityOf(whole) - maxLoss;
}

const isRagged = (cell: FramedCell): boolean =>
  similarityOf({ cells: [cell], gutters: [] }) < maxRaggedSimilarity;

/** Straight sides and few gaps, from 0 to 1: the mean of all cells, weighted by their area. */
function similarityOf({ cells }: PageSplit): number {
  let [sum, total] = [0, 0];
  for (const { box, straightness, fill } of cells) {
    const area = (box.right - box.left) * (box.bottom - box.top);
    const { left, top, right, bottom } = straightness;
    sum += (area * fill * (left + top + right + bottom)) / 4;
    total += area;
  }
  return total === 0 ? 0 : sum / total;
}
