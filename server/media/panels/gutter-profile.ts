import type { LineSampler } from './line-sampler.ts';

/** The share of content (0 to 1) on parallel lines, one pixel apart. */
export interface GutterProfile {
  readonly slope: number;
  /** Offset of the first line. */
  readonly first: number;
  readonly shares: Float32Array;
}

/** A part of a profile: `start` is included, `end` is not. */
export interface ProfileBand {
  readonly start: number;
  readonly end: number;
}

/** Less content than this on a line is noise. */
export const maxNoise = 0.03;
/** A gutter between two frames is recognised even if half of it is covered. */
export const maxCovered = 0.5;
/** Difference of the lines of one gutter, into which figures protrude. */
const maxVariation = 0.12;

export function measureProfile(
  sampler: LineSampler,
  slope: number,
  [first, last]: readonly [number, number],
): GutterProfile {
  const shares = new Float32Array(Math.max(0, last - first + 1));
  for (let line = 0; line < shares.length; line += 1)
    shares[line] = sampler.contentShare(first + line + 0.5, slope);
  return { slope, first, shares };
}

/** The bands with hardly any content, and the emptiest part of each band that is covered in part. */
export function findBands({ shares }: GutterProfile): ProfileBand[] {
  const empty = bandsBelow(shares, maxNoise);
  const covered = bandsBelow(shares, maxCovered)
    .map((band) => emptiestLine(shares, band))
    .filter((at) => (shares[at] as number) > maxNoise)
    .map((at) => ({ start: at, end: at + 1 }));
  return [...empty, ...[...empty, ...covered].map((band) => extendBand(shares, band))];
}

function bandsBelow(shares: Float32Array, limit: number): ProfileBand[] {
  const bands: ProfileBand[] = [];
  let start = -1;
  for (let index = 0; index <= shares.length; index += 1) {
    const isLow = index < shares.length && (shares[index] as number) <= limit;
    if (isLow && start < 0) start = index;
    if (isLow || start < 0) continue;
    bands.push({ start, end: index });
    start = -1;
  }
  return bands;
}

function emptiestLine(shares: Float32Array, { start, end }: ProfileBand): number {
  const least = shares.subarray(start, end).reduce((lowest, share) => Math.min(lowest, share), 1);
  return shares.indexOf(least, start);
}

/** Adds the neighbouring lines on which not much more is covered. */
function extendBand(shares: Float32Array, { start, end }: ProfileBand): ProfileBand {
  const limit = (shares[start] as number) + maxVariation;
  let [from, to] = [start, end];
  while (from > 0 && (shares[from - 1] as number) < limit) from -= 1;
  while (to < shares.length && (shares[to] as number) < limit) to += 1;
  return { start: from, end: to };
}
