import type { LineSampler } from './line-sampler.ts';

interface EdgeLine {
  readonly offset: number;
  readonly slope: number;
  /** The side of the line: 1 is below it or to its right. */
  readonly direction: 1 | -1;
  /** Pixels. */
  readonly pageWidth: number;
}

/** Lines beside a gutter within which a frame or a filled panel begins. */
const edgeDepth = 4;
/** Pixels between two samples. */
const sampleStep = 2;
/** Share of the page's width. Shorter pieces are letters or parts of a drawing, not parts of a frame. */
const minPieceShare = 0.06;

/** The share (0 to 1) of a line beside which content begins at once and without gaps, as a frame or a filled panel does. */
export function measureEdge(
  { from, to, isContent }: LineSampler,
  { offset, slope, direction, pageWidth }: EdgeLine,
): number {
  const minPiece = minPieceShare * pageWidth;
  let [total, piece] = [0, 0];
  for (let u = from; u <= to; u += sampleStep) {
    if (hasContent(u)) {
      piece += sampleStep;
      continue;
    }
    if (piece >= minPiece) total += piece;
    piece = 0;
  }
  if (piece >= minPiece) total += piece;
  return Math.min(1, total / Math.max(1, to - from));

  function hasContent(u: number): boolean {
    for (let depth = 0; depth < edgeDepth; depth += 1)
      if (isContent(u, offset + slope * u + direction * depth)) return true;
    return false;
  }
}
