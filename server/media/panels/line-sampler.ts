import type { ContentMask } from './content-mask.ts';
import type { PixelPoint, Region } from './region.ts';

/**
 * Reads content along lines across a region: `u` runs along them and `v` across, so u is x for horizontal lines and y
 * for vertical ones. The line with an offset and a slope has v = offset + slope · u.
 */
export interface LineSampler {
  readonly isHorizontal: boolean;
  /** The part of the lines that is in the region. */
  readonly from: number;
  readonly to: number;
  /** The pixels of the page across the lines. */
  readonly across: number;
  isContent(u: number, v: number): boolean;
  /** The offsets of the first and last line of a slope that meet the region. */
  offsets(slope: number): [first: number, last: number];
  /** The share (0 to 1) of a line that is content. 1 if the line does not cross the whole region. */
  contentShare(offset: number, slope: number): number;
}

/** Pixels between two samples on a line. */
const sampleStep = 3;
/** Share of the length of the region from which a line crosses it. */
const minLengthShare = 0.8;

export function createLineSampler(
  { width, height, content }: ContentMask,
  region: Region,
  isHorizontal: boolean,
): LineSampler {
  const corners = isHorizontal ? region : region.map(([x, y]): PixelPoint => [y, x]);
  const [stepU, stepV, across] = isHorizontal ? [1, width, height] : [width, 1, width];
  const us = corners.map(([u]) => u);
  const [from, to] = [Math.ceil(Math.min(...us)), Math.floor(Math.max(...us)) - 1];
  const minLength = minLengthShare * (to - from);

  // `v | 0` rounds down without a call, because this runs millions of times for a page.
  const isContent = (u: number, v: number) =>
    v >= 0 && v < across && content[u * stepU + (v | 0) * stepV] === 1;

  /** Where a line enters and leaves the region. */
  function spanOf(offset: number, slope: number): [number, number] {
    let [start, end] = [to + 1, from - 1];
    let previous = corners.at(-1) as PixelPoint;
    for (const corner of corners) {
      const before = previous[1] - slope * previous[0] - offset;
      const after = corner[1] - slope * corner[0] - offset;
      if (before < 0 !== after < 0) {
        const u = previous[0] + (before / (before - after)) * (corner[0] - previous[0]);
        if (u < start) start = u;
        if (u > end) end = u;
      }
      previous = corner;
    }
    return [start, end];
  }

  return {
    isHorizontal,
    from,
    to,
    across,
    isContent,
    offsets(slope) {
      const all = corners.map(([u, v]) => v - slope * u);
      return [Math.ceil(Math.min(...all)), Math.floor(Math.max(...all))];
    },
    contentShare(offset, slope) {
      const [start, end] = spanOf(offset, slope);
      if (!(end - start >= minLength)) return 1;
      let [covered, samples] = [0, 0];
      for (let u = Math.ceil(start); u < end - 1; u += sampleStep) {
        if (isContent(u, offset + slope * u)) covered += 1;
        samples += 1;
      }
      return samples === 0 ? 1 : covered / samples;
    },
  };
}
