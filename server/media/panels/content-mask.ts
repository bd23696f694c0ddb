import type { BackgroundColour } from './background-colours.ts';
import type { PageRaster } from './page-raster.ts';
import { removeSpecks } from './remove-specks.ts';

/** What a background colour divides a page into. */
export interface ContentMask {
  readonly width: number;
  readonly height: number;
  /** 0 for background that is connected to the edge of the page, 1 for everything else. */
  readonly content: Uint8Array;
  /** 0 for pixels in the colour of the background, also inside panels, and 1 for all others. */
  readonly offColour: Uint8Array;
  /** Share (0 to 1) of the edge of the page that is background. */
  readonly edgeShare: number;
}

/** Floods the background from the edge of the page. Areas of the same colour inside a panel remain content. */
export function createContentMask(raster: PageRaster, colour: BackgroundColour): ContentMask {
  const { width, height } = raster;
  const offColour = findOffColour(raster, colour);
  removeDots(offColour, width, height);
  const content = floodFromEdge(passablePixels(offColour, width, height), width, height);
  removeSpecks(content, width, height);
  return { width, height, content, offColour, edgeShare: colour.edgeShare };
}

/** JPEG stores colours with a lower resolution than lightness, so they blur into narrow gutters. */
const colourTolerance = 1.6;

function findOffColour(
  { width, height, pixels }: PageRaster,
  { rgb, tolerance }: BackgroundColour,
): Uint8Array {
  const [red, green, blue] = rgb;
  const far = colourTolerance * tolerance;
  const offColour = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < offColour.length; index += 1, at += 3) {
    const ofRed = (pixels[at] as number) - red;
    const ofGreen = (pixels[at + 1] as number) - green;
    const ofBlue = (pixels[at + 2] as number) - blue;
    const isOff =
      exceeds(0.3 * ofRed + 0.59 * ofGreen + 0.11 * ofBlue, tolerance) ||
      exceeds(ofRed, far) ||
      exceeds(ofGreen, far) ||
      exceeds(ofBlue, far);
    if (isOff) offColour[index] = 1;
  }
  return offColour;
}

const exceeds = (difference: number, limit: number): boolean => difference > limit || difference < -limit;

/** Halftone dots and fibres of the paper, of up to 3 × 3 pixels, count as background. */
function removeDots(offColour: Uint8Array, width: number, height: number): void {
  const around = offsetsAround(width);
  for (let y = 2; y < height - 2; y += 1) {
    for (let index = y * width + 2, end = y * width + width - 2; index < end; index += 1) {
      if (offColour[index] === 0 || around.some((offset) => offColour[index + offset] === 1)) continue;
      for (const row of [index - width, index, index + width]) offColour.fill(0, row - 1, row + 2);
    }
  }
}

/** The pixels at the edge of a square of 5 × 5, relative to its middle. */
const offsetsAround = (width: number): number[] =>
  [-2, -1, 0, 1, 2].flatMap((y) =>
    [-2, -1, 0, 1, 2].flatMap((x) => (Math.max(Math.abs(x), Math.abs(y)) === 2 ? [y * width + x] : [])),
  );

/** Pixels (1) from which a square of 2 × 2 pixels is background, so that a gap of one pixel in a border is closed. */
function passablePixels(offColour: Uint8Array, width: number, height: number): Uint8Array {
  const passable = new Uint8Array(width * height);
  for (let y = 0; y < height - 1; y += 1) {
    for (let index = y * width, end = index + width - 1; index < end; index += 1) {
      const off =
        (offColour[index] as number) |
        (offColour[index + 1] as number) |
        (offColour[index + width] as number) |
        (offColour[index + width + 1] as number);
      passable[index] = 1 - off;
    }
  }
  return passable;
}

/** Consumes `passable`. */
function floodFromEdge(passable: Uint8Array, width: number, height: number): Uint8Array {
  const content = new Uint8Array(width * height).fill(1);
  const stack = new Int32Array(width * height);
  let size = 0;
  const visit = (index: number) => {
    if (passable[index] !== 1) return;
    passable[index] = 0;
    content[index] = 0;
    content[index + 1] = 0;
    content[index + width] = 0;
    content[index + width + 1] = 0;
    stack[size] = index;
    size += 1;
  };
  for (let x = 0; x < width - 1; x += 1) {
    visit(x);
    visit((height - 2) * width + x);
  }
  for (let y = 0; y < height - 1; y += 1) {
    visit(y * width);
    visit(y * width + width - 2);
  }
  while (size > 0) {
    size -= 1;
    const index = stack[size] as number;
    // `passable` is 0 in the last column and row, so that no neighbour is beyond the edge.
    visit(index + 1);
    visit(index + width);
    if (index > 0) visit(index - 1);
    if (index >= width) visit(index - width);
  }
  return content;
}
