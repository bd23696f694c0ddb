import type { Press } from '../ink/press.ts';

/*
 * Ben Day dots of cheap four-colour printing, on all tints between paper and full ink. All inks share one screen, so a
 * dot is a darker spot of the same colour, and faces stay clean.
 */

/** Pixels between two dots of a row. A dot is also in the middle of each square of four. */
const step = 10;
/** 0 prints flat colour, 1 prints only dots. */
const strength = 0.24;

/** Width of a dot's soft edge, as a share of the range between no ink and full ink. */
const softness = 1 / 6;

/** The amount of ink, 0 to 1, above which this pixel is printed. */
function threshold(x: number, y: number): number {
  const [across, down] = [((x + 0.5) / step) * 2 * Math.PI, ((y + 0.5) / step) * 2 * Math.PI];
  const wave = (Math.cos(across) + Math.cos(down)) / 4;
  return 0.5 - wave * (Math.cos(across) * Math.cos(down) < 0 ? 0.2 : 1);
}

function printValue(value: number, x: number, y: number): number {
  const ink = 1 - value / 255;
  // The wider range keeps paper and full ink free of dots in spite of the soft edges.
  const cover = Math.min(1, Math.max(0, (ink * (1 + softness) - threshold(x, y)) / softness));
  return Math.round(value + strength * (255 * (1 - cover) - value));
}

const tile = Uint8Array.from({ length: step * step * 256 }, (_, index) => {
  const cell = index >> 8;
  return printValue(index & 255, cell % step, Math.floor(cell / step));
});

function printDots(pixels: Uint8Array, width: number, height: number): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y % step) * step;
    for (let x = 0; x < width; x += 1, at += 3) {
      const cell = (row + (x % step)) << 8;
      // Unrolled, because a loop over the three channels takes twice as long.
      pixels[at] = tile[cell + (pixels[at] ?? 0)] ?? 0;
      pixels[at + 1] = tile[cell + (pixels[at + 1] ?? 0)] ?? 0;
      pixels[at + 2] = tile[cell + (pixels[at + 2] ?? 0)] ?? 0;
    }
  }
}

export const benDay: Press = { channels: 3, print: printDots };
