import { setImmediate } from 'node:timers/promises';
import type { ContentMask } from './content-mask.ts';
import {
  addToBackground,
  blockedDivisions,
  type CellDivision,
  divideCell,
  isCertain,
} from './divide-cell.ts';
import type { Gutter } from './find-gutters.ts';
import { createCell, isSmall, type PageCell } from './page-cell.ts';
import { type FramedCell, frameCell } from './panel-box.ts';
import { boxRegion, type Region } from './region.ts';

export interface PageSplit {
  /** The parts of the page that no gutter divides further. */
  readonly cells: readonly FramedCell[];
  readonly gutters: readonly Gutter[];
  /** Whether a cell may contain a gutter that the background does not reach. It may also be a part of the drawing. */
  readonly hasDoubtfulGutter: boolean;
}

/** Gutters of the gutters of … of a page. */
const maxDepth = 9;
/** Share of the page's width between drawings without frames. */
const minSpaceWithoutFramesShare = 0.035;
/** A drawing without a frame is less similar to a panel. */
const maxRaggedSimilarity = 0.3;
/** A division may make the parts less similar to panels than the whole by this much. */
const maxLoss = 0.12;

const emptySplit: PageSplit = { cells: [], gutters: [], hasDoubtfulGutter: false };

/** Divides a page at its gutters until none is left. Other work of the process continues between the divisions. */
export async function splitPage(mask: ContentMask): Promise<PageSplit> {
  const page = boxRegion({ left: 0, top: 0, right: mask.width, bottom: mask.height });
  // Copied, because blocked gutters are added to its background.
  return splitRegion(page, { ...mask, content: mask.content.slice() }, maxDepth);
}

async function splitRegion(region: Region, mask: ContentMask, depth: number): Promise<PageSplit> {
  await setImmediate();
  const cell = createCell(region, mask);
  if (!cell || isSmall(cell.box, mask)) return emptySplit;
  const { division, hasDoubtfulGutter } = findDivision(cell, mask);
  const whole = { cells: [frameCell(cell, mask)], gutters: [], hasDoubtfulGutter };
  if (!division || depth === 0) return whole;
  const parts: PageSplit[] = [];
  for (const part of division.parts) parts.push(await splitRegion(part, mask, depth - 1));
  const divided = {
    cells: parts.flatMap(({ cells }) => cells),
    gutters: [division.gutter, ...parts.flatMap(({ gutters }) => gutters)],
    hasDoubtfulGutter: parts.some((part) => part.hasDoubtfulGutter),
  };
  return isWorse(divided, whole, division.gutter, mask) ? whole : divided;
}

function findDivision(
  cell: PageCell,
  mask: ContentMask,
): { division: CellDivision | null; hasDoubtfulGutter: boolean } {
  const division = divideCell(cell, mask);
  if (division) return { division, hasDoubtfulGutter: false };
  let hasDoubtfulGutter = false;
  for (const blocked of blockedDivisions(cell, mask)) {
    hasDoubtfulGutter = true;
    if (!isCertain(blocked.gutter, cell.region, mask)) continue;
    addToBackground(cell.region, blocked.gutter, mask);
    return { division: blocked, hasDoubtfulGutter };
  }
  return { division: null, hasDoubtfulGutter };
}

/** Whether a division makes the parts less similar to panels than the whole, or only divides a drawing without frames. */
function isWorse(
  divided: PageSplit,
  whole: PageSplit,
  { thickness }: Gutter,
  { width }: ContentMask,
): boolean {
  if (thickness < minSpaceWithoutFramesShare * width && divided.cells.every(isRagged)) return true;
  return similarityOf(divided.cells) < similarityOf(whole.cells) - maxLoss;
}

const isRagged = (cell: FramedCell): boolean => similarityOf([cell]) < maxRaggedSimilarity;

/** Straight sides and few gaps, from 0 to 1: the mean of all cells, weighted by their area. */
function similarityOf(cells: readonly FramedCell[]): number {
  let [sum, total] = [0, 0];
  for (const { box, straightness, fill } of cells) {
    const area = (box.right - box.left) * (box.bottom - box.top);
    const { left, top, right, bottom } = straightness;
    sum += (area * fill * (left + top + right + bottom)) / 4;
    total += area;
  }
  return total === 0 ? 0 : sum / total;
}
