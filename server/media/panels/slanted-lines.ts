import type { LineSampler } from './line-sampler.ts';

export interface SlantedLine {
  readonly offset: number;
  readonly slope: number;
}

/** Parts of the length between which a slanted gutter is searched. Balloons often cover one end. */
const probePairs = [
  [0.03, 0.97],
  [0.25, 0.97],
  [0.03, 0.75],
  [0.5, 0.97],
  [0.03, 0.5],
  [0.25, 0.75],
] as const;
/** Pixels. */
const minWidth = 1;
const maxSlope = 0.62;
/** More are not gutters, but a drawing on the colour of the gutters. */
const maxPoints = 24;

/** Proposes lines through the middle of narrow spaces on both sides of a region, `maxWidth` pixels at most. */
export function proposeSlantedLines(sampler: LineSampler, maxWidth: number): SlantedLine[] {
  const { from, to } = sampler;
  const [first, last] = sampler.offsets(0);
  const lines = probePairs.flatMap(([near, far]) => {
    const [start, end] = [Math.round(from + near * (to - from)), Math.round(from + far * (to - from))];
    const [starts, ends] = [start, end].map((u) => spacesAt(sampler, u, [first, last], maxWidth));
    if (!starts || !ends || end === start) return [];
    return starts.flatMap((one) =>
      ends.flatMap((other) => {
        const slope = (other - one) / (end - start);
        const isSlanted = Math.abs(slope) <= maxSlope && Math.abs(slope) * (to - from) > 2;
        return isSlanted ? [{ slope, offset: one - slope * start }] : [];
      }),
    );
  });
  // A line rises by at most half the region, or it would cut off a corner.
  return lines.filter(({ slope }) => Math.abs(slope) * (to - from) <= 0.6 * (last - first));
}

/** The middles of the spaces between content on the line across all gutters at `u`. */
function spacesAt(
  { isContent }: LineSampler,
  u: number,
  [first, last]: readonly [number, number],
  maxWidth: number,
): number[] {
  const middles: number[] = [];
  // Space before the first content is not between panels.
  let start = Number.NaN;
  for (let v = first; v <= last; v += 1) {
    if (!isContent(u, v)) continue;
    const width = v - start;
    if (width >= minWidth && width <= maxWidth) middles.push((start + v) / 2);
    start = v + 1;
  }
  return middles.length > maxPoints ? [] : middles;
}
