import type { Press } from '../ink/press.ts';

/*
 * Greyscale pages are drawn with a few flat greys, which this press replaces with dots. The dots have the same size
 * and angle at every scale, and this takes a tenth of the time of SVG patterns.
 */

const ink = 0x11;
const levels = 9;
/** Pixels between two dots of a row. A dot is also in the middle of each square of four. */
const step = 12;

const greyOf = (level: number): number => 247 - level * 21;

/** The grey that is replaced with dots of a level, from 1 (lightest) to 9 (darkest). */
export function tone(level: number): string {
  const grey = greyOf(level).toString(16).padStart(2, '0');
  return `#${grey}${grey}${grey}`;
}

function tileOf(level: number): Uint8Array {
  const radius = step * Math.sqrt(level / 10 / (2 * Math.PI));
  const tile = new Uint8Array(step * step);
  for (let y = 0; y < step; y += 1)
    for (let x = 0; x < step; x += 1) {
      const nearest = Math.min(
        ...[
          [0, 0],
          [step, 0],
          [0, step],
          [step, step],
          [step / 2, step / 2],
        ].map(([dotX = 0, dotY = 0]) => Math.hypot(x + 0.5 - dotX, y + 0.5 - dotY)),
      );
      const cover = Math.min(1, Math.max(0, radius - nearest + 0.5));
      tile[y * step + x] = Math.round(255 - cover * (255 - ink));
    }
  return tile;
}

const tiles = new Map(Array.from({ length: levels }, (_, index) => [greyOf(index + 1), tileOf(index + 1)]));
const tileByGrey: readonly (Uint8Array | undefined)[] = Array.from({ length: 256 }, (_, grey) =>
  tiles.get(grey),
);

function printDots(pixels: Uint8Array, width: number): void {
  for (let at = 0; at < pixels.length; at += 1) {
    const tile = tileByGrey[pixels[at] ?? 0];
    if (tile === undefined) continue;
    pixels[at] = tile[(Math.floor(at / width) % step) * step + ((at % width) % step)] ?? 255;
  }
}

export const halftone: Press = { channels: 1, print: printDots };
