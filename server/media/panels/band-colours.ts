import type { PageRaster } from './page-raster.ts';

export type ColourValue = readonly [red: number, green: number, blue: number];

/** Share of a row of pixels in one colour, from which the row may be a part of a gutter. */
const minRowShare = 0.6;
/** Shares of the page's width: a thinner band is a line, a thicker one is a background. */
const [minThicknessShare, maxThicknessShare] = [0.004, 0.07];
const sampleStep = 2;

/**
 * Finds the colours of narrow bands across the page, the most common first. They are gutters between rows. On a page
 * whose panels bleed, gutters hardly reach the edge, so their colour is not found there.
 */
export function findBandColours({ width, height, pixels }: PageRaster): ColourValue[] {
  const counts = new Map<number, number>();
  let [current, start] = [-1, 0];
  for (let y = 0; y <= height; y += 1) {
    const colour = y < height ? mainColourOf(pixels.subarray(y * width * 3, (y + 1) * width * 3)) : -1;
    if (colour === current) continue;
    const thickness = (y - start) / width;
    const isInside = start > 0 && y < height;
    if (current >= 0 && isInside && thickness >= minThicknessShare && thickness <= maxThicknessShare)
      counts.set(current, (counts.get(current) ?? 0) + 1);
    [current, start] = [colour, y];
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => centreOf(colour));
}

/** The colour of most of a row, as five bits for each channel, or -1. */
function mainColourOf(row: Uint8Array): number {
  // More than half of the row has this colour if any colour has (Boyer–Moore majority vote).
  let [candidate, lead] = [-1, 0];
  for (let at = 0; at < row.length; at += 3 * sampleStep) {
    const colour = colourAt(row, at);
    if (lead === 0) [candidate, lead] = [colour, 1];
    else lead += colour === candidate ? 1 : -1;
  }
  let count = 0;
  for (let at = 0; at < row.length; at += 3 * sampleStep)
    if (isNear(colourAt(row, at), candidate)) count += 1;
  return count * 3 * sampleStep >= minRowShare * row.length ? candidate : -1;
}

const colourAt = (row: Uint8Array, at: number): number =>
  (((row[at] as number) >> 3) << 10) | (((row[at + 1] as number) >> 3) << 5) | ((row[at + 2] as number) >> 3);

const isNear = (one: number, other: number): boolean =>
  isOneStep((one >> 10) - (other >> 10)) &&
  isOneStep(((one >> 5) & 31) - ((other >> 5) & 31)) &&
  isOneStep((one & 31) - (other & 31));

const isOneStep = (difference: number): boolean => difference >= -1 && difference <= 1;

const centreOf = (colour: number): ColourValue => [
  (colour >> 10) * 8 + 4,
  ((colour >> 5) & 31) * 8 + 4,
  (colour & 31) * 8 + 4,
];
