import type { ContentMask } from './content-mask.ts';
import type { PageCell } from './page-cell.ts';
import { forEachRow, type PixelBox, type Region } from './region.ts';

/** A cell as a panel, in pixels. */
export interface FramedCell {
  readonly region: Region;
  readonly box: PixelBox;
  /** For each side, the share (0 to 1) that is a straight edge of content, such as a frame. */
  readonly straightness: Readonly<Record<keyof PixelBox, number>>;
  /** Share of the cell (0 to 1) that is content. */
  readonly fill: number;
}

/** Share of a line along a side from which it belongs to the panel, and not to a balloon or a figure that protrudes. */
const minCoverage = 0.4;
/** Share of the panel's size that may protrude. */
const maxProtrusion = 0.3;
/** Pixels within which a straight side begins. */
const edgeDepth = 4;
/** Lines that are shorter than this share of the longest count as if they were as long. */
const minLengthShare = 0.3;

/** Finds the sides of a panel without the balloons and figures that protrude from it. */
export function frameCell({ region, box, size }: PageCell, mask: ContentMask): FramedCell {
  const rows = outlineOf(region, box, mask);
  const area = rows.starts.reduce((sum, start, row) => sum + (rows.ends[row] ?? 0) - start, 0);
  const columns = transpose(rows, box);
  const isContent = (x: number, y: number) => mask.content[(box.top + y) * mask.width + box.left + x] === 1;
  const [left, right] = findSides(rows, box.right - box.left, isContent);
  const [top, bottom] = findSides(columns, box.bottom - box.top, (y, x) => isContent(x, y));
  return {
    region,
    box: {
      left: box.left + left.at,
      top: box.top + top.at,
      right: box.right - right.at,
      bottom: box.bottom - bottom.at,
    },
    straightness: {
      left: left.straightness,
      top: top.straightness,
      right: right.straightness,
      bottom: bottom.straightness,
    },
    fill: area === 0 ? 0 : size / area,
  };
}

/** Where a region begins and ends in each row, or in each column, of the box around it. */
interface Outline {
  readonly starts: number[];
  readonly ends: number[];
}

function outlineOf(region: Region, { left, top, bottom }: PixelBox, mask: ContentMask): Outline {
  const starts = Array.from({ length: bottom - top }, () => 0);
  const ends = [...starts];
  forEachRow(region, mask, (y, start, end) => {
    starts[y - top] = start - left;
    ends[y - top] = end - left;
  });
  return { starts, ends };
}

function transpose(rows: Outline, { left, right }: PixelBox): Outline {
  const starts = Array.from({ length: right - left }, () => 0);
  const ends = [...starts];
  for (let row = 0; row < rows.starts.length; row += 1) {
    const end = rows.ends[row] as number;
    for (let column = rows.starts[row] as number; column < end; column += 1) {
      if (ends[column] === 0) starts[column] = row;
      ends[column] = row + 1;
    }
  }
  return { starts, ends };
}

interface PanelSide {
  /** Pixels from the box around the content. */
  readonly at: number;
  readonly straightness: number;
}

/** Finds the sides at the start and at the end of the lines of an outline. `isContent`: by position on a line, and line. */
function findSides(
  { starts, ends }: Outline,
  size: number,
  isContent: (along: number, line: number) => boolean,
): [PanelSide, PanelSide] {
  const limit = Math.round(maxProtrusion * size) + edgeDepth;
  const coverageBy = (isContentAt: (line: number, depth: number) => boolean) => (depth: number) => {
    let [lines, content] = [0, 0];
    for (let line = 0; line < starts.length; line += 1) {
      if ((ends[line] as number) - (starts[line] as number) <= depth) continue;
      lines += 1;
      if (isContentAt(line, depth)) content += 1;
    }
    return content / Math.max(lines, minLengthShare * starts.length, 1);
  };
  const fromStart = coverageBy((line, depth) => isContent((starts[line] as number) + depth, line));
  const fromEnd = coverageBy((line, depth) => isContent((ends[line] as number) - 1 - depth, line));
  return [sideOf(fromStart, limit, isSlanted(starts)), sideOf(fromEnd, limit, isSlanted(ends))];
}

const isSlanted = (positions: readonly number[]): boolean => {
  const quarter = Math.floor(positions.length / 4);
  return (
    Math.abs((positions[quarter] ?? 0) - (positions[positions.length - 1 - quarter] ?? 0)) > edgeDepth / 2
  );
};

/** The share of content on the line at a depth below the outline. */
type CoverageAt = (depth: number) => number;

/** The outline of a slanted side is in the middle of its gutter, and its corners are the corners of the box. */
function sideOf(coverageAt: CoverageAt, limit: number, isSlantedSide: boolean): PanelSide {
  const at = straightEdge(coverageAt, limit) ?? 0;
  const straightness = Math.max(...Array.from({ length: edgeDepth }, (_, depth) => coverageAt(at + depth)));
  return { at: isSlantedSide ? 0 : at, straightness };
}

/** The first depth from which the coverage rises at once. Null if it rises slowly or not at all. */
function straightEdge(coverageAt: CoverageAt, limit: number): number | null {
  for (let at = 0; at < limit; at += 1) {
    if (coverageAt(at) < minCoverage) continue;
    const before = at < edgeDepth ? 0 : coverageAt(at - edgeDepth);
    return Math.max(coverageAt(at + 1), coverageAt(at + 2)) - before >= minCoverage ? at : null;
  }
  return null;
}
