import { type ColourValue, findBandColours } from './band-colours.ts';
import type { PageRaster } from './page-raster.ts';

/** A colour of paper or gutters. */
export interface BackgroundColour {
  readonly rgb: ColourValue;
  /** Pixels that differ by more in one channel are content. It is larger on noisy or textured paper. */
  readonly tolerance: number;
  /** Share (0 to 1) of the edge of the page that has this colour. */
  readonly edgeShare: number;
}

/** Gutters of a page whose panels bleed touch its edge only here and there. */
const minEdgeShare = 0.015;
/** Gutters that are neither white nor black surround the panels on most pages. */
const minColouredEdgeShare = 0.12;
const maxCandidates = 3;
/** Difference in one channel from which two colours are different candidates. */
const minDistance = 56;
const [minTolerance, maxTolerance] = [17, 60];

/** Returns the colours that the gutters may have, the most common at the edge of the page first. */
export function findBackgroundColours(raster: PageRaster): BackgroundColour[] {
  const edge = edgePixels(raster);
  const ofBands = findBandColours(raster);
  const found: BackgroundColour[] = [];
  const addCandidate = (centre: ColourValue, minShare: number) => {
    if (found.length === maxCandidates) return;
    if (found.some(({ rgb }) => distance(rgb, centre) < minDistance)) return;
    const colour = refine(edge, centre);
    if (colour.edgeShare >= minShare) found.push(colour);
  };
  const [main, ...others] = binsByCount(edge).map(binCentre);
  if (main) addCandidate(main, minEdgeShare);
  for (const centre of ofBands) addCandidate(centre, 0.003);
  for (const centre of others) addCandidate(centre, isPaper(centre) ? minEdgeShare : minColouredEdgeShare);
  return found.sort((one, other) => other.edgeShare - one.edgeShare);
}

const isPaper = (rgb: ColourValue): boolean => Math.min(...rgb) > 208 || Math.max(...rgb) < 48;

/** The outermost hundredth of the page, as red, green, blue, red, … */
function edgePixels({ width, height, pixels }: PageRaster): Uint8Array {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.01));
  const parts: Uint8Array[] = [
    pixels.subarray(0, depth * width * 3),
    pixels.subarray((height - depth) * width * 3),
  ];
  for (let y = depth; y < height - depth; y += 1) {
    const row = y * width * 3;
    parts.push(pixels.subarray(row, row + depth * 3));
    parts.push(pixels.subarray(row + (width - depth) * 3, row + width * 3));
  }
  return Buffer.concat(parts);
}

/** Bins of 16 levels in each channel. */
function binsByCount(edge: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < edge.length; at += 3) {
    const bin =
      ((channel(edge, at) >> 4) << 8) | ((channel(edge, at + 1) >> 4) << 4) | (channel(edge, at + 2) >> 4);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 24)
    .map(([bin]) => bin);
}

const channel = (pixels: Uint8Array, at: number): number => pixels[at] ?? 0;

const binCentre = (bin: number): ColourValue => [
  ((bin >> 8) & 15) * 16 + 8,
  ((bin >> 4) & 15) * 16 + 8,
  (bin & 15) * 16 + 8,
];

/** The greatest difference in one channel. */
const distance = ([red, green, blue]: ColourValue, [otherRed, otherGreen, otherBlue]: ColourValue): number =>
  larger(larger(gap(red, otherRed), gap(green, otherGreen)), gap(blue, otherBlue));

// Without calls of Math, because these run a million times for a page.
const gap = (one: number, other: number): number => (one > other ? one - other : other - one);
const larger = (one: number, other: number): number => (one > other ? one : other);

const colourAt = (pixels: Uint8Array, at: number): ColourValue => [
  channel(pixels, at),
  channel(pixels, at + 1),
  channel(pixels, at + 2),
];

/** Moves the centre of a bin to the mean of the pixels around it, and derives the tolerance from their spread. */
function refine(edge: Uint8Array, centre: ColourValue): BackgroundColour {
  const near: ColourValue[] = [];
  for (let at = 0; at < edge.length; at += 3) {
    const colour = colourAt(edge, at);
    if (distance(colour, centre) <= minDistance / 2) near.push(colour);
  }
  const meanOf = (index: 0 | 1 | 2) =>
    near.reduce((sum, colour) => sum + colour[index], 0) / Math.max(1, near.length);
  const rgb = [meanOf(0), meanOf(1), meanOf(2)] as const;
  const spread = near.map((colour) => distance(rgb, colour)).sort((one, other) => one - other);
  const typical = spread[Math.floor(spread.length * 0.95)] ?? 0;
  return {
    rgb,
    tolerance: Math.min(maxTolerance, Math.max(minTolerance, 2 * typical)),
    edgeShare: (near.length * 3) / edge.length,
  };
}
