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

/** Share of a row or column from which it belongs to the panel, and not to a balloon or a figure that protrudes. */
const minCoverage = 0.4;
/** Share of the panel's size that may protrude. */
const maxProtrusion = 0.3;
/** Pixels within which a straight side begins. */
const edgeDepth = 4;

/** Finds the sides of a panel without the balloons and figures that protrude from it. */
export function frameCell({ region, box, size }: PageCell, mask: ContentMask): FramedCell {
  const rows = coverageOfRows(region, box, mask);
  const columns = coverageOfColumns(region, box, mask);
  const [top, bottom] = findSides(rows);
  const [left, right] = findSides(columns);
  const area = rows.spans.reduce((sum, span) => sum + span, 0);
  return {
    region,
    box: {
      left: box.left + left.at,
      top: box.top + top.at,
      right: box.left + right.at,
      bottom: box.top + bottom.at,
    },
    straightness: {
      left: left.coverage,
      top: top.coverage,
      right: right.coverage,
      bottom: bottom.coverage,
    },
    fill: area === 0 ? 0 : size / area,
  };
}

/** For each row or column of a box: pixels of the region, and pixels of content. */
interface Coverage {
  spans: Int32Array;
  content: Int32Array;
}

function coverageOfRows(region: Region, box: PixelBox, mask: ContentMask): Coverage {
  const coverage = emptyCoverage(box.bottom - box.top);
  forEachRow(region, mask, (y, start, end) => {
    let content = 0;
    for (let x = start; x < end; x += 1) content += mask.content[y * mask.width + x] as number;
    coverage.spans[y - box.top] = end - start;
    coverage.content[y - box.top] = content;
  });
  return coverage;
}

function coverageOfColumns(region: Region, box: PixelBox, mask: ContentMask): Coverage {
  const { spans, content } = emptyCoverage(box.right - box.left);
  forEachRow(region, mask, (y, start, end) => {
    for (let x = start; x < end; x += 1) {
      spans[x - box.left] = (spans[x - box.left] ?? 0) + 1;
      content[x - box.left] = (content[x - box.left] ?? 0) + (mask.content[y * mask.width + x] as number);
    }
  });
  return { spans, content };
}

const emptyCoverage = (length: number): Coverage => ({
  spans: new Int32Array(length),
  content: new Int32Array(length),
});

interface PanelSide {
  /** Offset in the box. */
  at: number;
  coverage: number;
}

function findSides({ spans, content }: Coverage): [PanelSide, PanelSide] {
  const { length } = spans;
  const widest = spans.reduce((most, span) => Math.max(most, span), 1);
  // A row of a slanted corner is short, so it is compared with half of the widest row at least.
  const coverageAt = (index: number) => (content[index] ?? 0) / Math.max(spans[index] ?? 0, 0.3 * widest);
  const first = sideFrom(coverageAt, length);
  const last = sideFrom((index) => coverageAt(length - 1 - index), length);
  return [first, { ...last, at: length - last.at }];
}

function sideFrom(coverageAt: (index: number) => number, length: number): PanelSide {
  const at = straightEdge(coverageAt, Math.round(maxProtrusion * length)) ?? 0;
  let coverage = 0;
  for (let index = at; index < Math.min(length, at + edgeDepth); index += 1)
    coverage = Math.max(coverage, coverageAt(index));
  return { at, coverage: Math.min(1, coverage) };
}

/** The first row or column from which the coverage rises at once. Null if it rises slowly or not at all. */
function straightEdge(coverageAt: (index: number) => number, limit: number): number | null {
  for (let at = 0; at <= limit; at += 1) {
    if (coverageAt(at) < minCoverage) continue;
    const before = at < edgeDepth ? 0 : coverageAt(at - edgeDepth);
    const after = Math.max(coverageAt(at + 1), coverageAt(at + 2));
    return after - before >= minCoverage ? at : null;
  }
  return null;
}
